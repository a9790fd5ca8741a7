'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import type { Order } from '@/lib/orders/schema/order';
import { keptUnits } from '@/lib/orders/rules/return-lines';
import type { OrderReturn } from '@/lib/orders/schema/returns';
import { decimalMoney, formatMoney } from '@/lib/shared/money';
import { RefundProposal } from './refund-proposal';
import { readTerms } from './refund-terms';

/** Refunds a return by line: what was paid for its units, less reductions and a restocking fee. */
export function ReturnRefundDialog({ order, found }: { order: Order; found: OrderReturn }) {
  const { number, totals } = order;
  const { run } = useOrderCall();
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const skus = [...new Set(keptUnits(found).map(({ sku }) => sku))];
  const [amount, setAmount] = useState<number | null>(null);
  const path = `/orders/${number}/returns/${found.id}`;
  const zero = decimalMoney(0, totals.currency);

  const { terms, wrong } = readTerms(typed, kind, skus, totals.currency);

  async function refund(reason: string): Promise<boolean> {
    setErrors(wrong);
    if (!terms || amount === null) return false;
    return run(
      () => api.post(`${path}/refund`, { ...terms, reason, expected: amount }),
      `Return ${found.number} refunded`,
    );
  }

  const field = (name: string, label: string, help?: string) => (
    <Field key={name} label={label} help={help} error={errors[name]}>
      {(ids) => (
        <TextInput
          {...ids}
          inputMode="decimal"
          className="max-w-40"
          placeholder={name === 'fee' && kind === 'percent' ? '0' : zero}
          value={typed[name] ?? ''}
          onChange={(event) => {
            setTyped({ ...typed, [name]: event.target.value });
            setErrors({});
          }}
        />
      )}
    </Field>
  );

  return (
    <ConfirmDialog
      trigger={<Button>Refund</Button>}
      title={`Refund return ${found.number}`}
      description="What was paid for the units is credited with its tax; an unpaid invoice is lowered instead. Units sent back to the customer are not refunded. This can’t be undone."
      label="Note for the customer (optional)"
      action={amount === null ? 'Refund' : `Refund ${formatMoney(amount, totals.currency)}`}
      onConfirm={refund}
    >
      <Field label="Restocking fee">
        {(ids) => (
          <Select {...ids} value={kind} onChange={(event) => setKind(event.target.value as typeof kind)}>
            <option value="percent">In percent of the goods</option>
            <option value="amount">As an amount in {totals.currency}, before tax</option>
          </Select>
        )}
      </Field>
      {field('fee', kind === 'percent' ? 'Fee in percent' : `Fee in ${totals.currency}`)}
      {skus.map((sku) =>
        field(`reduction ${sku}`, `Reduction for ${sku} in ${totals.currency}`, 'Before tax.'),
      )}
      {totals.shipping > 0 &&
        field('delivery', `Delivery charge to refund in ${totals.currency}`, 'Before tax; empty for none.')}
      <RefundProposal order={order} path={`${path}/refund-proposal`} terms={terms} onAmount={setAmount} />
    </ConfirmDialog>
  );
}
