'use client';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { PurchaseOrderUpload } from '@/components/orders/purchase-order-upload';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import {
  noPurchaseOrderRules,
  purchaseOrderExample,
  purchaseOrderProblem,
} from '@/lib/companies/rules/purchase-orders';
import type { PurchaseOrderRules } from '@/lib/companies/schema/purchase-orders';
import { costCenterProblem } from '@/lib/companies/rules/budgets';
import type { CreditOffer } from '@/lib/credit/schema';
import { purchaseHref, type CheckoutChoices } from '@/lib/orders/rules/checkout';
import { paymentMethodDefinitions } from '@/lib/orders/rules/payment-methods/registry';
import type { PaymentMethod, PaymentOffer } from '@/lib/orders/schema/payment';
import { formatMoney } from '@/lib/shared/money';
import { ChoiceCard } from './choice-card';
import { CostCenterField, type CostCenter } from './cost-center-field';
import { TestPayments } from './test-payments';

function invoiceExplanation({ netDays, available }: CreditOffer, currency: string): string {
  const left = `You can buy for ${formatMoney(available, currency)} on invoice now.`;
  return `The invoice comes with the goods and is due within ${netDays} days. ${left}`;
}

/** Chooses how to pay, with an optional purchase order number of the customer. */
export function PaymentStep({
  offer: { methods: offered, credit, isCardTest },
  chosen,
  currency,
  choices,
  rules,
  fixedNumber,
  costCenters = [],
}: {
  offer: PaymentOffer;
  chosen: PaymentMethod;
  currency: string;
  choices: CheckoutChoices;
  /** What the company demands of the purchase order number; absent where none buys. */
  rules?: PurchaseOrderRules;
  /** The purchase order number of the blanket order from which is called off; absent where the buyer enters one. */
  fixedNumber?: string;
  /** The company's cost centers, of which the order names one. */
  costCenters?: CostCenter[];
}) {
  const router = useRouter();
  const delivery = choices.delivery ?? '';
  const methods = offered.filter((one) => !paymentMethodDefinitions[one].problem?.({ delivery }));
  const demands = rules ?? noPurchaseOrderRules;
  const { poFile, poFileName } = choices;
  const [file, setFile] = useState(poFile ? { id: poFile, name: poFileName ?? 'PDF' } : null);
  const [reference, setReference] = useState(choices.po ?? '');
  const [method, setMethod] = useState(methods.includes(chosen) ? chosen : (methods[0] ?? chosen));
  const [costCenter, setCostCenter] = useState(choices.costCenter ?? '');
  const [centerProblem, setCenterProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const numberInput = useRef<HTMLInputElement>(null);
  const pay = method === methods[0] ? undefined : method;

  function proceed() {
    const found = fixedNumber === undefined ? purchaseOrderProblem(demands, reference) : null;
    setProblem(found);
    const center = costCenterProblem(costCenters, costCenter || undefined);
    setCenterProblem(center);
    if (found) numberInput.current?.focus();
    if (!found && !center)
      router.push(
        purchaseHref({
          ...choices,
          po: reference.trim(),
          poFile: file?.id,
          poFileName: file?.name,
          costCenter,
          pay,
          step: 'review',
        }),
      );
  }

  return (
    <ScriptForm onSubmit={proceed} className="flex flex-col gap-5">
      {isCardTest && methods.includes('card') && <TestPayments />}
      {credit?.isHeld && (
        <p className="rounded-card bg-warn-ground p-4 text-warn">
          An invoice is overdue. Once it is paid, you can buy on invoice again.{' '}
          <Link className="underline" href="/dashboard/statement">
            See your account statement
          </Link>
        </p>
      )}
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">How would you like to pay?</legend>
        {methods.map((one) => (
          <ChoiceCard
            key={one}
            name="payment"
            value={one}
            checked={method === one}
            onChoose={() => setMethod(one)}
            title={paymentMethodDefinitions[one].name}
          >
            {one === 'invoice' && credit
              ? invoiceExplanation(credit, currency)
              : paymentMethodDefinitions[one].explanation}
          </ChoiceCard>
        ))}
      </fieldset>
      {fixedNumber !== undefined && <p>Your purchase order number is {fixedNumber}, as agreed.</p>}
      {fixedNumber === undefined && (
        <Field
          label={`Purchase order number${demands.required ? '' : ' (optional)'}`}
          help={[
            'Printed on the invoice, so that your accounts department can match it.',
            ...(demands.pattern ? [`It looks like ${purchaseOrderExample(demands.pattern)}.`] : []),
          ].join(' ')}
          error={problem ?? undefined}
          required={demands.required}
        >
          {(ids) => (
            <TextInput
              {...ids}
              ref={numberInput}
              maxLength={40}
              value={reference}
              onChange={(event) => setReference(event.target.value)}
              className="max-w-sm"
            />
          )}
        </Field>
      )}
      {rules && <PurchaseOrderUpload file={file} onChange={setFile} />}
      {costCenters.length > 0 && (
        <CostCenterField
          costCenters={costCenters}
          value={costCenter}
          onChange={setCostCenter}
          problem={centerProblem}
        />
      )}
      <Button type="submit" className="self-start">
        Review your order
      </Button>
    </ScriptForm>
  );
}
