import { Badge, type Tone } from '@/components/ui/badge';
import { paymentStatusNames, statusName, restockedStatuses } from '@/lib/orders/rules/status';
import type { Order, OrderRow, OrderStatus, PaymentStatus } from '@/lib/orders/types';

const tones: Record<OrderStatus, Tone> = {
  placed: 'info',
  confirmed: 'info',
  shipped: 'info',
  delivered: 'good',
  cancelled: 'bad',
  returned: 'neutral',
};

const paymentTones: Record<PaymentStatus, Tone> = { due: 'warn', paid: 'good', refunded: 'neutral' };

/** Where an order stands. */
export function StatusBadge({ order }: { order: Pick<Order | OrderRow, 'state' | 'delivery'> }) {
  return <Badge tone={tones[order.state]}>{statusName(order.state, order)}</Badge>;
}

/** What is paid or to be paid; nothing is due for goods that nobody keeps. */
export function PaymentBadge({ state, order }: { state: PaymentStatus; order: OrderStatus }) {
  if (state === 'due' && restockedStatuses.includes(order)) return <Badge tone="neutral">Nothing due</Badge>;
  return <Badge tone={paymentTones[state]}>{paymentStatusNames[state]}</Badge>;
}
