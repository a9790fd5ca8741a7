import type { Metadata } from 'next';
import { ReturnFilter } from '@/components/returns/return-filter';
import { ReturnTable } from '@/components/returns/return-table';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countReturns, listReturns } from '@/lib/orders/queries/returns';
import { returnsHref, returnsPath } from '@/lib/orders/rules/return-list';
import { returnFilters } from '@/lib/orders/schema/return-list';
import { findShop } from '@/lib/settings/queries';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Returns',
  description: 'Goods that customers send back.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ReturnsPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = returnFilters.parse(query);
  await requireRight('orders.view', returnsHref(filters));
  const [found, counts, shop] = await Promise.all([
    listReturns(filters, pageNumber(query.page)),
    countReturns(),
    findShop(),
  ]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Returns</h1>
        <a
          href={returnsHref(filters, '/api/returns/export')}
          download
          className={buttonClasses('secondary', 'sm')}
        >
          Export as CSV
        </a>
      </div>
      <ReturnFilter filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <ReturnTable rows={found.rows} filters={filters} shop={shop} />
      ) : returnsHref({ ...filters, sort: undefined }) !== returnsPath ? (
        <EmptyState title="No returns match" action={<ButtonLink href={returnsPath}>Show all</ButtonLink>}>
          Try fewer words, another status or other days.
        </EmptyState>
      ) : (
        <EmptyState title="No returns yet">
          Customers ask for a return on the page of an order that has shipped.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => returnsHref({ ...filters, page })}
      />
    </>
  );
}
