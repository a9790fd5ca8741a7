import { Badge, type Tone } from '@/components/ui/badge';
import { paymentStatusNames, progressName, closedStatuses } from '@/lib/orders/rules/status';
import { isPartlyShipped } from '@/lib/orders/rules/shipments';
import type { OrderStatus, PaymentStatus } from '@/lib/orders/rules/status';
import type { Order, OrderRow } from '@/lib/orders/schema/order';

const tones: Record<OrderStatus, Tone> = {
  placed: 'info',
  confirmed: 'info',
  shipped: 'info',
  delivered: 'good',
  cancelled: 'bad',
  returned: 'neutral',
};

const paymentTones: Record<PaymentStatus, Tone> = {
  due: 'warn',
  authorized: 'info',
  paid: 'good',
  refunded: 'neutral',
};

/** The status of an order. */
export function StatusBadge({ order }: { order: Order | OrderRow }) {
  const partlyShipped = 'partlyShipped' in order ? order.partlyShipped : isPartlyShipped(order);
  const { state, delivery } = order;
  return (
    <Badge tone={partlyShipped ? 'warn' : tones[state]}>
      {progressName({ state, delivery, partlyShipped })}
    </Badge>
  );
}

/** The status of a payment; a cancelled or returned order has nothing due. */
export function PaymentBadge({ state, order }: { state: PaymentStatus; order: OrderStatus }) {
  if (state === 'due' && closedStatuses.includes(order)) return <Badge tone="neutral">Nothing due</Badge>;
  return <Badge tone={paymentTones[state]}>{paymentStatusNames[state]}</Badge>;
}
