import type { Metadata } from 'next';
import { BackorderList } from '@/components/stock/backorder-list';
import { StockTabs } from '@/components/stock/stock-tabs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { requireRight } from '@/lib/auth/current-session';
import { backordersPath, stockPath } from '@/lib/inventory/rules';
import { listOpenBackorders } from '@/lib/orders/queries/open-backorders';
import { may } from '@/lib/users/rules/rights';

export const metadata: Metadata = {
  title: 'Backorders',
  description: 'The SKUs for which orders wait, and when they are expected.',
  robots: { index: false },
};

export default async function BackordersPage() {
  const person = await requireRight('stock.view', backordersPath);
  const rows = await listOpenBackorders();
  return (
    <>
      <h1 className="mb-4 text-4xl">Stock</h1>
      <StockTabs current="backorders" />
      {rows.length > 0 ? (
        <BackorderList rows={rows} showOrders={may(person.role, 'orders.view')} />
      ) : (
        <EmptyState
          title="Nothing is on backorder"
          action={<ButtonLink href={stockPath}>Show the stock</ButtonLink>}
        >
          Allow backorders of a SKU on the page of its product.
        </EmptyState>
      )}
    </>
  );
}
