'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { purchaseHref, type Choices } from '@/lib/orders/rules/checkout';
import { shippingFor } from '@/lib/orders/rules/totals';
import { formatMoney, type MinorUnits } from '@/lib/shared/money';
import type { DeliveryMethod } from '@/lib/shop/types';

const days = ({ minDays, maxDays }: DeliveryMethod) => {
  if (minDays === 0) return maxDays === 0 ? 'today' : 'today or the next working day';
  const span = minDays === maxDays ? `${maxDays}` : `${minDays} to ${maxDays}`;
  return `${span} working ${maxDays === 1 ? 'day' : 'days'}`;
};

/** Chooses how the order is delivered; what it costs is what it will cost for this basket. */
export function DeliveryStep({
  methods,
  chosen,
  subtotal,
  currency,
  choices,
}: {
  methods: DeliveryMethod[];
  chosen: string | undefined;
  subtotal: MinorUnits;
  currency: string;
  choices: Choices;
}) {
  const router = useRouter();
  const [selected, setSelected] = useState(chosen ?? methods[0]?.id);
  return (
    <ScriptForm
      onSubmit={() => router.push(purchaseHref({ ...choices, delivery: selected, step: 'payment' }))}
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">How shall we send it?</legend>
        {methods.map((method) => {
          const price = shippingFor(method, subtotal);
          return (
            <label
              key={method.id}
              className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink"
            >
              <input
                type="radio"
                name="delivery"
                value={method.id}
                checked={selected === method.id}
                onChange={() => setSelected(method.id)}
                className="mt-1 size-5 shrink-0 accent-link"
              />
              <span className="flex grow flex-col">
                <span className="font-semibold">{method.name}</span>
                <span className="text-sm text-muted">
                  {method.description}, {days(method)}
                  {method.freeFrom !== null &&
                    price > 0 &&
                    `. Free from ${formatMoney(method.freeFrom, currency)}`}
                </span>
              </span>
              <span className="figures font-semibold">
                {price === 0 ? 'Free' : formatMoney(price, currency)}
              </span>
            </label>
          );
        })}
      </fieldset>
      <Button type="submit" className="mt-6">
        Continue to payment
      </Button>
    </ScriptForm>
  );
}

/** Payment by invoice, with the number of the customer's own purchase order if they have one. */
export function PaymentStep({ choices }: { choices: Choices }) {
  const router = useRouter();
  const [reference, setReference] = useState(choices.po ?? '');
  return (
    <ScriptForm
      onSubmit={() => router.push(purchaseHref({ ...choices, po: reference.trim(), step: 'review' }))}
      className="flex flex-col gap-5"
    >
      <div className="rounded-card border border-ink bg-surface p-4">
        <p className="font-semibold">Invoice</p>
        <p className="text-sm text-muted">The invoice comes with the goods and is due within 30 days.</p>
      </div>
      <Field
        label="Purchase order number (optional)"
        help="Printed on the invoice, so that your accounts department can match it."
      >
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={40}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            className="max-w-sm"
          />
        )}
      </Field>
      <Button type="submit" className="self-start">
        Review your order
      </Button>
    </ScriptForm>
  );
}
