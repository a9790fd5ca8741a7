import type { Order } from '@/lib/orders/schema/order';
import { formatDay } from '@/lib/shared/dates';

/** What staff can't ship yet of an order, because it has not arrived. */
export function WaitingNotice({
  order,
  waiting,
}: {
  order: Pick<Order, 'lines'>;
  /** The units of each SKU that have not arrived yet. */
  waiting: Record<string, number>;
}) {
  const lines = order.lines.filter(({ sku }) => waiting[sku]);
  if (lines.length === 0) return null;
  return (
    <div className="rounded-card bg-warn-ground p-4 text-warn">
      <p className="font-semibold">On backorder: can’t ship yet</p>
      <ul>
        {lines.map(({ sku, name, backorder }) => (
          <li key={sku} className="wrap-anywhere">
            {waiting[sku]} × {name}, {sku}
            {backorder && `, expected ${formatDay(backorder.expectedOn)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
