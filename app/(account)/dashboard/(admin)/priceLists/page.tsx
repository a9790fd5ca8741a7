import type { Metadata } from 'next';
import { Allowed } from '@/components/layout/allowed';
import { PriceListFilter } from '@/components/price-lists/price-list-filter';
import { PriceListTable } from '@/components/price-lists/price-list-table';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listPriceLists } from '@/lib/price-lists/queries';
import { priceListsHref, priceListsPath } from '@/lib/price-lists/rules/list';
import { priceListFilters } from '@/lib/price-lists/schema';
import { findShop } from '@/lib/settings/queries';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Price lists',
  description: 'Prices agreed with customers, companies and groups.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PriceListsPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = priceListFilters.parse(query);
  await requireRight('prices.view', priceListsHref(filters));
  const [{ found, counts }, shop] = await Promise.all([
    listPriceLists(filters, pageNumber(query.page)),
    findShop(),
  ]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Price lists</h1>
        <Allowed right="prices.edit">
          <ButtonLink href={`${priceListsPath}/new`} size="sm">
            New price list
          </ButtonLink>
        </Allowed>
      </div>
      <p className="mt-3 max-w-prose text-muted">
        Prices that are agreed with a customer, a company or a group. Where several lists have a price, the
        customer’s counts, then the company’s, then the group’s; nobody pays more than the public price.
      </p>
      <PriceListFilter filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <PriceListTable rows={found.rows} filters={filters} money={shop} />
      ) : counts.all > 0 ? (
        <EmptyState
          title="No price list matches"
          action={<ButtonLink href={priceListsPath}>Show all</ButtonLink>}
        >
          Try fewer words or another status.
        </EmptyState>
      ) : (
        <EmptyState title="No price lists yet">
          Add one when you have agreed on prices with a customer.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => priceListsHref({ ...filters, page })}
      />
    </>
  );
}
