import { Badge, type Tone } from '@/components/ui/badge';
import { paymentNames, stateName, unitsReturned } from '@/lib/orders/rules/states';
import type { Order, OrderRow, OrderState, PaymentState } from '@/lib/orders/types';

const tones: Record<OrderState, Tone> = {
  placed: 'info',
  confirmed: 'info',
  shipped: 'info',
  delivered: 'good',
  cancelled: 'bad',
  returned: 'neutral',
};

const paymentTones: Record<PaymentState, Tone> = { due: 'warn', paid: 'good', refunded: 'neutral' };

/** Where an order stands. */
export function StateBadge({ order }: { order: Pick<Order | OrderRow, 'state' | 'delivery'> }) {
  return <Badge tone={tones[order.state]}>{stateName(order.state, order)}</Badge>;
}

/** What is paid or to be paid; nothing is due for goods that nobody keeps. */
export function PaymentBadge({ state, order }: { state: PaymentState; order: OrderState }) {
  if (state === 'due' && unitsReturned.includes(order)) return <Badge tone="neutral">Nothing due</Badge>;
  return <Badge tone={paymentTones[state]}>{paymentNames[state]}</Badge>;
}
