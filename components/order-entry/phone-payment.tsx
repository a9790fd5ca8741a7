'use client';
import { Allowed } from '@/components/layout/allowed';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { paymentMethodNames } from '@/lib/orders/rules/payments';
import type { PaymentMethod } from '@/lib/orders/schema/payment';

/** How an order for a customer is paid, and for those who may change terms, why it may exceed them. */
export function PhonePayment({
  methods,
  method,
  onChoose,
  reason,
  onReason,
}: {
  methods: PaymentMethod[];
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
  reason: string;
  onReason: (reason: string) => void;
}) {
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <Field label="Payment" help="Invoice is for customers with terms">
        {(ids) => (
          <Select {...ids} value={method} onChange={(event) => onChoose(event.target.value as PaymentMethod)}>
            {methods.map((one) => (
              <option key={one} value={one}>
                {paymentMethodNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {method === 'invoice' && (
        <Allowed right="credit.edit">
          <Field
            label="Reason to exceed the customer’s terms (optional)"
            help="Without a reason the order stays within limit and hold. The audit log keeps it."
          >
            {(ids) => (
              <TextInput
                {...ids}
                maxLength={300}
                value={reason}
                onChange={(event) => onReason(event.target.value)}
              />
            )}
          </Field>
        </Allowed>
      )}
    </div>
  );
}
