import type { Metadata } from 'next';
import { ListSearch } from '@/components/layout/list-search';
import { StatusLinks } from '@/components/layout/status-links';
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
  const [found, all, low, shop] = await Promise.all([
    listStock(filters, pageNumber(query.page)),
    countStock(),
    countLowStock(),
    findShop(),
  ]);
  const onOrder = await unitsOnOrder(found.rows.map(({ sku }) => sku));
  return (
    <>
      <h1 className="mb-4 text-4xl">Stock</h1>
      <StockTabs current="stock" />
      <StatusLinks
        entries={[
          { state: undefined, name: 'All', count: all },
          { state: '1' as const, name: 'At the reorder point', count: low },
        ]}
        current={filters.low}
        hrefFor={(state) => stockHref({ ...filters, low: state })}
      />
      <ListSearch
        action={stockPath}
        label="SKU or product"
        text={filters.q}
        kept={{ low: filters.low, sort: filters.sort }}
      />
      {found.rows.length > 0 ? (
        <StockTable
          key={JSON.stringify([filters, found.page])}
          rows={found.rows}
          onOrder={Object.fromEntries(onOrder)}
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
