import type { ReactNode } from 'react';
import { OrderReturns } from '@/components/returns/order-returns';
import { ReplacesNotice } from '@/components/returns/replacement-links';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { statusName } from '@/lib/orders/rules/status';
import type { Order } from '@/lib/orders/schema/order';
import type { Shop } from '@/lib/settings/schema/shop';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderTimeline } from './order-timeline';
import { Shipments, type OrderReader } from './shipments';
import { StatusBadge } from './status-badge';

/** The page of an order, for its customer and for admins: the two differ in breadcrumbs, intro and actions. */
export function OrderPage({
  order,
  shop,
  above,
  thanks,
  placed,
  actions,
  reader,
  mayAttach = false,
  children,
}: {
  order: Order;
  shop: Shop;
  above: { name: string; href: string };
  thanks?: ReactNode;
  /** When it was placed and, for admins, by whom. */
  placed: string;
  actions: ReactNode;
  /** Staff also read who caused each event. */
  reader: OrderReader;
  /** Whether the reader may attach the purchase order. */
  mayAttach?: boolean;
  /** What follows the lines. */
  children?: ReactNode;
}) {
  const isCancelled = order.state === 'cancelled';
  const closingEvent = isCancelled ? order.history.findLast(({ what }) => what === order.state) : undefined;
  const trail = [above, { name: order.number, href: `${above.href}/${order.number}` }];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      {thanks}
      <div>
        <h1 className="text-4xl">Order {order.number}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-muted">
          {placed} <StatusBadge order={order} />
        </p>
      </div>
      {actions}
      {closingEvent?.why && (
        <p className="rounded-card bg-bad-ground p-4 whitespace-pre-line text-bad">
          <span className="font-semibold">{statusName(order.state, order)}:</span> {closingEvent.why}
        </p>
      )}
      <ReplacesNotice order={order} reader={reader} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <OrderLines order={order} />
          <OrderReturns order={order} clock={shop} reader={reader} />
          <Shipments order={order} clock={shop} reader={reader} />
          {children}
        </div>
        <div className="flex flex-col gap-8">
          <OrderFacts order={order} shop={shop} reader={reader} mayAttach={mayAttach} />
          <section aria-labelledby="history">
            <h2 id="history" className="mb-4 text-2xl">
              History
            </h2>
            <OrderTimeline order={order} clock={shop} showBy={reader === 'staff'} />
          </section>
        </div>
      </div>
    </div>
  );
}
