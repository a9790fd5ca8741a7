import type { Metadata } from 'next';
import { CsvLinks } from '@/components/admin/csv-links';
import { ListSearch } from '@/components/layout/list-search';
import { StockLinks } from '@/components/stock/stock-links';
import { StockTable } from '@/components/stock/stock-table';
import { StockTabs } from '@/components/stock/stock-tabs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countLowStock, countStock, listStock } from '@/lib/inventory/queries/stock-list';
import { stockHref, stockPath } from '@/lib/inventory/rules';
import { stockFilters } from '@/lib/inventory/schema';
import { unitsOnOrder } from '@/lib/purchasing/queries/orders';
import { countWaiting, listWaitedFor } from '@/lib/stock-alerts/queries';
import { findShop } from '@/lib/settings/queries';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Stock',
  description: 'The units of each SKU, what is on order, and when to order again.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function StockPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = stockFilters.parse(query);
  await requireRight('stock.view', stockHref(filters));
  const waitedFor = await listWaitedFor();
  const [found, all, low, shop] = await Promise.all([
    listStock(filters, pageNumber(query.page), filters.wanted && waitedFor),
    countStock(),
    countLowStock(),
    findShop(),
  ]);
  const skus = found.rows.map(({ sku }) => sku);
  const [onOrder, waiting] = await Promise.all([unitsOnOrder(skus), countWaiting(skus)]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Stock</h1>
        <CsvLinks
          label="Reorder points"
          importHref={`${stockPath}/import`}
          right="purchasing.edit"
          exportHref="/api/stock/reorder-points/export"
        />
      </div>
      <StockTabs current="stock" />
      <StockLinks counts={{ all, low, wanted: waitedFor.length }} filters={filters} />
      <ListSearch
        action={stockPath}
        label="SKU or product"
        text={filters.q}
        kept={{ low: filters.low, wanted: filters.wanted, sort: filters.sort }}
      />
      {found.rows.length > 0 ? (
        <StockTable
          key={JSON.stringify([filters, found.page])}
          rows={found.rows}
          onOrder={Object.fromEntries(onOrder)}
          waiting={Object.fromEntries(waiting)}
          filters={filters}
          money={{ currency: shop.currency, locale: shop.locale }}
        />
      ) : (
        <EmptyState title="No SKUs match" action={<ButtonLink href={stockPath}>Show all</ButtonLink>}>
          Try fewer words, or look at all SKUs.
        </EmptyState>
      )}
      <Pagination page={found.page} pages={found.pages} hrefFor={(page) => stockHref({ ...filters, page })} />
    </>
  );
}
