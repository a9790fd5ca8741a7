'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { purchaseHref, type CheckoutChoices } from '@/lib/orders/rules/checkout';
import { paymentDays } from '@/lib/orders/rules/invoice';
import { paymentMethodNames } from '@/lib/orders/rules/payments';
import type { PaymentMethod, PaymentOffer } from '@/lib/orders/schema/payment';
import { ChoiceCard } from './choice-card';
import { TestPayments } from './test-payments';

const explanations: Record<PaymentMethod, string> = {
  card: 'Card, Apple Pay or Google Pay. You enter it on the page of our payment provider; it is charged when your goods ship.',
  invoice: `The invoice comes with the goods and is due within ${paymentDays} days.`,
  'bank-transfer': 'You transfer the amount first, and we ship once it has arrived.',
};

/** Chooses how to pay, with an optional purchase order number of the customer. */
export function PaymentStep({
  offer: { methods, isCardTest },
  chosen,
  choices,
}: {
  offer: PaymentOffer;
  chosen: PaymentMethod;
  choices: CheckoutChoices;
}) {
  const router = useRouter();
  const [reference, setReference] = useState(choices.po ?? '');
  const [method, setMethod] = useState(chosen);
  const pay = method === methods[0] ? undefined : method;
  return (
    <ScriptForm
      onSubmit={() => router.push(purchaseHref({ ...choices, po: reference.trim(), pay, step: 'review' }))}
      className="flex flex-col gap-5"
    >
      {isCardTest && methods.includes('card') && <TestPayments />}
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">How would you like to pay?</legend>
        {methods.map((one) => (
          <ChoiceCard
            key={one}
            name="payment"
            value={one}
            checked={method === one}
            onChoose={() => setMethod(one)}
            title={paymentMethodNames[one]}
          >
            {explanations[one]}
          </ChoiceCard>
        ))}
      </fieldset>
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
