'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { toast } from '@/components/ui/toast';
import type { InvoiceRow } from '@/lib/invoices/schema/invoice';
import { decimalMoney, formatMoney, parseMoney } from '@/lib/shared/money';

/** Asks for amount and reason of a credit note about an invoice, and issues it once. */
export function CreditDialog({ invoice, locale }: { invoice: InvoiceRow; locale: string }) {
  const { number, gross, credited, currency } = invoice;
  const left = gross - credited;
  const { run } = useOrderCall();
  const [amount, setAmount] = useState(decimalMoney(left, currency, locale));
  const [error, setError] = useState('');
  // The same key for each attempt: a request whose response was lost issues nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID());

  async function issue(reason: string): Promise<boolean> {
    const parsed = parseMoney(amount, currency, locale);
    if (!parsed || parsed > left) {
      setError(`Enter an amount up to ${formatMoney(left, currency, locale)}`);
      return false;
    }
    if (!reason) {
      toast.error('Please say why');
      return false;
    }
    const body = { amount: parsed, reason, key };
    const done = await run(
      () => api.post(`/invoices/${number}/credit-notes`, body),
      `Credit note about ${formatMoney(parsed, currency, locale)} issued`,
    );
    if (done) setKey(crypto.randomUUID());
    return done;
  }

  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm" aria-label={`Credit note for ${number}`}>
          Credit note
        </Button>
      }
      title={`Credit note for ${number}`}
      description="It gets a number of its own and can’t be changed or taken back. It does not move any money."
      label="Reason, printed on the credit note"
      required
      oneLine
      action="Issue credit note"
      onConfirm={issue}
    >
      <Field
        label={`Amount with tax (${currency})`}
        help={`At most ${formatMoney(left, currency, locale)}`}
        error={error}
        required
      >
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            value={amount}
            onChange={(event) => {
              setAmount(event.target.value);
              setError('');
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
