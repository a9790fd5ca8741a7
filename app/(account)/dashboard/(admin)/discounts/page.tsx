import type { Metadata } from 'next';
import { DiscountFilter } from '@/components/discounts/discount-filter';
import { DiscountTable } from '@/components/discounts/discount-table';
import { Allowed } from '@/components/layout/allowed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countDiscounts, listDiscounts } from '@/lib/discounts/queries';
import { combiningRule, discountsHref, discountsPath } from '@/lib/discounts/rules/describe';
import { discountFilters } from '@/lib/discounts/schema';
import { findShop } from '@/lib/settings/queries';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Discounts',
  description: 'Discount codes and automatic rules.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DiscountsPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = discountFilters.parse(query);
  await requireRight('discounts.view', discountsHref(filters));
  const [found, counts, shop] = await Promise.all([
    listDiscounts(filters, pageNumber(query.page)),
    countDiscounts(),
    findShop(),
  ]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Discounts</h1>
        <Allowed right="discounts.edit">
          <ButtonLink href={`${discountsPath}/new`} size="sm">
            New discount
          </ButtonLink>
        </Allowed>
      </div>
      <p className="mt-3 max-w-prose text-muted">{combiningRule}</p>
      <DiscountFilter filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <DiscountTable rows={found.rows} money={shop} />
      ) : (filters.status ?? filters.q) ? (
        <EmptyState
          title="No discounts match"
          action={<ButtonLink href={discountsPath}>Show all</ButtonLink>}
        >
          Try fewer words or another status.
        </EmptyState>
      ) : (
        <EmptyState title="No discounts yet">
          Add a code that customers enter, or a rule that applies by itself.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => discountsHref({ ...filters, page })}
      />
    </>
  );
}
