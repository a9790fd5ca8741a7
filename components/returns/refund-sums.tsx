import { lineNameOf } from '@/lib/orders/rules/return-lines';
import type { Order } from '@/lib/orders/schema/order';
import type { ReturnCredit } from '@/lib/orders/schema/returns';
import { formatMoney } from '@/lib/shared/money';

/** What a return is credited with: each line with its discount, what is kept, delivery and tax, and the sum. */
export function RefundSums({ order, credits }: { order: Order; credits: ReturnCredit[] }) {
  const rows = credits.flatMap(({ lines, deductions, delivery, taxes }) => [
    ...lines.flatMap(({ sku, quantity, total, discount }) => [
      { label: `${quantity} × ${lineNameOf(order, sku)}`, amount: total },
      ...(discount > 0 ? [{ label: `Discount on ${sku}`, amount: -discount }] : []),
    ]),
    ...deductions.map(({ name, amount }) => ({ label: name, amount: -amount })),
    ...(delivery > 0 ? [{ label: 'Delivery', amount: delivery }] : []),
    ...taxes.filter(({ tax }) => tax !== 0).map(({ name, tax }) => ({ label: name || 'Tax', amount: tax })),
  ]);
  const total = credits.reduce((sum, { gross }) => sum + gross, 0);
  const money = (amount: number) => formatMoney(amount, order.totals.currency);
  return (
    <dl className="figures flex max-w-md flex-col gap-1.5 text-sm">
      {rows.map(({ label, amount }, index) => (
        <div key={index} className="flex justify-between gap-4">
          <dt className="min-w-0 text-muted">{label}</dt>
          <dd className="whitespace-nowrap">{money(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-1.5 font-semibold">
        <dt>Refund</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}
