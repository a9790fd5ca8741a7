'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { refundableTotal } from '@/lib/orders/rules/payments';
import type { Order } from '@/lib/orders/schema/order';
import { decimalMoney, formatMoney, parseMoney } from '@/lib/shared/money';
import { ConfirmDialog } from './confirm-dialog';
import { useOrderCall } from './use-order-call';

/** Refunds a part or all of what was received for an order. */
export function RefundAction({ order }: { order: Order }) {
  const { number, totals } = order;
  const most = refundableTotal(order);
  const { run } = useOrderCall();
  const [id, setId] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(decimalMoney(most, totals.currency));
  const [error, setError] = useState('');
  if (most <= 0) return null;

  async function refund(reason: string): Promise<boolean> {
    const minor = parseMoney(amount, totals.currency);
    if (!minor || minor > most) {
      setError(`Enter an amount up to ${formatMoney(most, totals.currency)}`);
      return false;
    }
    const done = await run(
      () => api.post(`/orders/${number}/refunds`, { id, amount: minor, reason }),
      `Order ${number}: ${formatMoney(minor, totals.currency)} is being refunded`,
    );
    // A repeat of the same click is the same refund; the next one is another.
    if (done) setId(crypto.randomUUID());
    return done;
  }

  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">Refund</Button>}
      title={`Refund order ${number}`}
      description={`Up to ${formatMoney(most, totals.currency)} can go back to the customer, who is told by email.`}
      label="Reason, for the customer"
      required
      action="Refund"
      onConfirm={refund}
    >
      <Field label={`Amount in ${totals.currency}`} error={error} required>
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            value={amount}
            onChange={(event) => {
              setAmount(event.target.value);
              setError('');
            }}
            className="max-w-40"
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
