'use client';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import {
  nextPaymentStatuses,
  paymentStatusNames,
  undonePaymentStatus,
  type PaymentStatus,
} from '@/lib/orders/rules/status';
import type { PaymentChange } from '@/lib/orders/schema/inputs';
import type { Order } from '@/lib/orders/schema/order';
import { formatMoney } from '@/lib/shared/money';
import { ConfirmDialog } from './confirm-dialog';
import { useOrderCall } from './use-order-call';

const verbs: Record<PaymentStatus, string> = {
  due: 'Mark as due',
  authorized: 'Mark as authorized',
  paid: 'Mark as paid',
  refunded: 'Mark as refunded',
};

/** Records a payment or a refund, or undoes such a record; each needs confirmation. */
export function PaymentActions({ order: { number, payment, totals } }: { order: Order }) {
  const { run } = useOrderCall();
  const change = (to: PaymentChange['to'], more: Partial<PaymentChange> = {}) =>
    run(
      () => api.patch(`/orders/${number}/payment`, { to, ...more }),
      `Order ${number}: ${paymentStatusNames[to].toLowerCase()}`,
    );
  const amount = formatMoney(totals.total, totals.currency);
  const name = paymentStatusNames[payment.state];
  const undone = undonePaymentStatus[payment.state];
  return (
    <>
      {nextPaymentStatuses[payment.state].map((to) => (
        <ConfirmDialog
          key={to}
          trigger={<Button variant="secondary">{verbs[to]}</Button>}
          title={`${verbs[to].replace('Mark', `Mark order ${number}`)}?`}
          description={
            to === 'paid'
              ? `You have received ${amount} for order ${number}. The customer is told by email.`
              : `You have sent ${amount} back for order ${number}. The customer is told by email.`
          }
          label={to === 'refunded' ? 'Note for the customer (optional)' : undefined}
          action={verbs[to]}
          onConfirm={(why) => change(to, { why })}
        />
      ))}
      {undone && (
        <ConfirmDialog
          trigger={<Button variant="ghost">Undo “{name}”</Button>}
          title={`Undo “${name}”?`}
          description={`The payment becomes “${paymentStatusNames[undone].toLowerCase()}” again. The customer gets no email about it.`}
          label="Note (optional)"
          action="Undo"
          onConfirm={(why) => change(undone, { why, undo: true })}
        />
      )}
    </>
  );
}
