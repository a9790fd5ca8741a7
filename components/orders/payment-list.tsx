import type { Order } from '@/lib/orders/schema/order';
import { formatMoney } from '@/lib/shared/money';

/** What was authorized, charged and refunded for an order, payment by payment; nothing for an invoice. */
export function PaymentList({ order: { payments = [], refunds = [], totals } }: { order: Order }) {
  const money = (amount: number) => formatMoney(amount, totals.currency);
  const pending = refunds.filter(({ isDone }) => !isDone);
  if (!payments.length) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1 text-sm text-muted">
      {payments.map(({ id, label, status, amount, captured, refunded, isSurplus, allowsSeveralCaptures }) => (
        <li key={id}>
          <span className="capitalize">{label}</span>
          {status === 'voided' && `: ${money(amount)} released`}
          {status === 'authorized' && `: ${money(amount)} authorized`}
          {status === 'authorized' && !allowsSeveralCaptures && ', charged in full with the first shipment'}
          {captured > 0 && `, ${money(captured)} received`}
          {refunded > 0 && `, ${money(refunded)} refunded`}
          {isSurplus && ' (not needed for this order)'}
        </li>
      ))}
      {pending.map(({ id, amount }) => (
        <li key={id}>{money(amount)} is being refunded</li>
      ))}
    </ul>
  );
}
