'use client';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { FormNotice } from '@/components/account/form-notice';
import { useFormCall } from '@/components/forms/use-form-call';
import { useMe } from '@/components/layout/me-store';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { ownAlertsPath } from '@/lib/stock-alerts/rules';
import { stockAlertInput } from '@/lib/stock-alerts/schema';

/** Asks for one mail when a SKU is back; who is signed in with a verified address has nothing to type. */
export function AlertForm({ sku }: { sku: string }) {
  const person = useMe()?.person;
  const { pending, errors, send } = useFormCall();
  const [done, setDone] = useState<{ message: string; confirmed: boolean } | null>(null);

  async function ask(form: HTMLFormElement) {
    const values = person?.emailVerified
      ? { sku }
      : { sku, email: String(new FormData(form).get('email') ?? '') };
    const asked = await send(stockAlertInput, values, form, (input) => api.post('/stock-alerts', input));
    if (asked) setDone(asked);
  }

  return (
    <ScriptForm
      onSubmit={(event) => void ask(event.currentTarget)}
      className="flex flex-col gap-4 [&>:empty]:hidden"
    >
      {!done && (
        <>
          {person?.emailVerified ? (
            <p>
              We write to <span className="font-semibold wrap-anywhere">{person.email}</span>.
            </p>
          ) : (
            <Field label="Email" error={errors.email}>
              {(ids) => (
                <TextInput
                  {...ids}
                  name="email"
                  type="email"
                  autoComplete="email"
                  defaultValue={person?.email}
                />
              )}
            </Field>
          )}
          <Button type="submit" size="lg" pending={pending}>
            Tell me when it is in stock
          </Button>
        </>
      )}
      <FormNotice>{done?.message}</FormNotice>
      {done?.confirmed && (
        <Link href={ownAlertsPath} className="text-link underline underline-offset-4">
          See everything you wait for
        </Link>
      )}
    </ScriptForm>
  );
}
