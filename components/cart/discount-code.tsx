'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { Cart } from '@/lib/cart/schema';

/** The input of a discount code; once a code is entered, whether it applies, why not, and the means to remove it. */
export function DiscountCode({
  offer: { code, codeProblem },
  onChange,
}: {
  offer: Pick<Cart, 'code' | 'codeProblem'>;
  onChange: (cart: Cart) => void;
}) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function send(call: () => Promise<Cart>) {
    setPending(true);
    setError(undefined);
    try {
      onChange(await call());
      setTyped('');
    } catch (failure) {
      setError(messageOf(failure, 'code'));
    }
    setPending(false);
  }

  if (code)
    return (
      <div className="flex flex-col gap-1 text-sm">
        <div className="flex items-center justify-between gap-3">
          <p>
            Discount code <strong className="break-words">{code}</strong>
          </p>
          <Button
            variant="quiet"
            size="sm"
            pending={pending}
            onClick={() => void send(() => api.delete('/cart/code'))}
          >
            Remove<span className="sr-only"> the code {code}</span>
          </Button>
        </div>
        <p role="status" className={codeProblem ? 'font-medium text-warn' : 'text-good'}>
          {codeProblem ?? 'Applied to your order'}
        </p>
        {error && (
          <p role="alert" className="font-medium text-bad">
            {error}
          </p>
        )}
      </div>
    );
  return (
    <ScriptForm onSubmit={() => void send(() => api.put('/cart/code', { code: typed }))}>
      <Field label="Discount code" error={error}>
        {(ids) => (
          <div className="flex gap-2">
            <TextInput
              {...ids}
              value={typed}
              maxLength={30}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
              className="min-w-0"
            />
            <Button type="submit" variant="secondary" pending={pending}>
              Apply
            </Button>
          </div>
        )}
      </Field>
    </ScriptForm>
  );
}
