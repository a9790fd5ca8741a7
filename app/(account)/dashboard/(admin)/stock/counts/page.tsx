import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { Allowed } from '@/components/layout/allowed';
import { CountBadge } from '@/components/stock/count-badge';
import { StartCount } from '@/components/stock/start-count';
import { StockTabs } from '@/components/stock/stock-tabs';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import { listCounts } from '@/lib/inventory/queries/counts';
import { countsPath } from '@/lib/inventory/rules';
import { findShop } from '@/lib/settings/queries';
import { formatDate } from '@/lib/shared/dates';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Stock counts',
  description: 'Counts of the stock, and starting one.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CountsPage({ searchParams }: Props) {
  await requireRight('stock.view', countsPath);
  const { page } = await searchParams;
  const [counts, structure, shop] = await Promise.all([
    listCounts(pageNumber(page)),
    findStructure(),
    findShop(),
  ]);
  return (
    <>
      <h1 className="mb-4 text-4xl">Stock counts</h1>
      <StockTabs current="counts" />
      <Allowed right="stock.edit">
        <StartCount categories={categoryOptions(structure)} />
      </Allowed>
      {counts.rows.length ? (
        <Table caption="Counts, newest first" columns={['Count', 'State', 'Started', 'By']}>
          {counts.rows.map(({ id, name, state, startedAt, by }) => (
            <TableRow key={id}>
              <TableCell label="">
                <Link
                  href={`${countsPath}/${id}`}
                  className="font-semibold wrap-anywhere underline underline-offset-4"
                >
                  {name}
                </Link>
              </TableCell>
              <TableCell label="State">
                <CountBadge state={state} />
              </TableCell>
              <TableCell label="Started">{formatDate(startedAt, shop)}</TableCell>
              <TableCell label="By">{by}</TableCell>
            </TableRow>
          ))}
        </Table>
      ) : (
        <EmptyState title="No counts yet">Start one, then scan or type what is on the shelf.</EmptyState>
      )}
      <Pagination
        page={counts.page}
        pages={counts.pages}
        hrefFor={(number) => `${countsPath}?page=${number}`}
      />
    </>
  );
}
