'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useIdempotencyKey } from '@/components/orders/use-idempotency-key';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import type { LineInput } from '@/lib/cart/schema';
import { ownQuoteHref } from '@/lib/quotes/rules/paths';

/** Asks for a quote for these lines, alone or for a company; of a single product the quantity can be changed. */
export function RequestForm({
  lines,
  company,
  asksQuantity = false,
}: {
  lines: LineInput[];
  /** The company in whose name the customer buys. */
  company: { id: string; name: string } | null;
  asksQuantity?: boolean;
}) {
  const router = useRouter();
  const { keyFor, forget } = useIdempotencyKey();
  const [quantity, setQuantity] = useState(String(lines[0]?.quantity ?? 1));
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);

  async function request() {
    setPending(true);
    setErrors({});
    const wanted = asksQuantity
      ? lines.map(({ sku }) => ({ sku, quantity: Number(quantity.trim() || NaN) }))
      : lines;
    const input = { lines: wanted, text, ...(company && { company: company.id }) };
    try {
      const body = { key: keyFor(JSON.stringify(input)), ...input };
      const { number } = await api.post('/my-quotes', body);
      forget();
      toast.success(`We have your request ${number}`);
      router.push(ownQuoteHref(number));
    } catch (error) {
      setPending(false);
      if (error instanceof ApiError) setErrors(error.fields);
      toast.error(messageOf(error));
    }
  }

  return (
    <ScriptForm onSubmit={() => void request()} className="flex flex-col gap-4">
      {asksQuantity && (
        <Field label="Quantity" error={errors['lines.0.quantity']}>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="numeric"
              value={quantity}
              className="max-w-40"
              onChange={(event) => setQuantity(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label="What should we know? (optional)"
        help="Such as other quantities, a target price, or when you need it."
        error={errors.text}
      >
        {(ids) => (
          <TextArea
            {...ids}
            rows={4}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" pending={pending} className="self-start">
        Send request
      </Button>
    </ScriptForm>
  );
}
