import { Badge, type Tone } from '@/components/ui/badge';
import { paymentNames, stateNames } from '@/lib/orders/rules/states';
import type { OrderState, PaymentState } from '@/lib/orders/types';

const tones: Record<OrderState, Tone> = {
  placed: 'info',
  confirmed: 'info',
  shipped: 'warn',
  delivered: 'good',
  cancelled: 'bad',
  returned: 'neutral',
};

const paymentTones: Record<PaymentState, Tone> = { due: 'warn', paid: 'good', refunded: 'neutral' };

export function StateBadge({ state }: { state: OrderState }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
}

export function PaymentBadge({ state }: { state: PaymentState }) {
  return <Badge tone={paymentTones[state]}>{paymentNames[state]}</Badge>;
}
