'use client';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { useFormCall } from '@/components/forms/use-form-call';
import { api } from '@/lib/api/client/api';
import { tryDeliveryInput, type DeliveryTrial } from '@/lib/delivery/schema';
import type { Shop } from '@/lib/settings/schema/shop';
import { parseMoney } from '@/lib/shared/money';
import { TrialResult } from './trial-result';

type TrialShop = Pick<Shop, 'currency' | 'locale' | 'countries'>;

/** The typed goods as the API takes them; a text that is no number becomes NaN, which the schema names. */
function inputOf(data: FormData, { currency, locale }: TrialShop) {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const number = (name: string) => (text(name) ? Number(text(name)) : 0);
  return {
    country: text('country'),
    region: text('region'),
    postcode: text('postcode'),
    weightGrams: Number((number('weightGrams') * 1000).toFixed(3)),
    value: text('value') ? (parseMoney(text('value'), currency, locale) ?? NaN) : 0,
    oversizeUnits: number('oversizeUnits'),
    dangerousGoods: data.has('dangerousGoods'),
    leadTimeDays: number('leadTimeDays'),
  };
}

/** Shows what each method costs for a place, a weight and a value by the saved settings, as the server computes it. */
export function TryDelivery({ shop }: { shop: TrialShop }) {
  const form = useRef<HTMLFormElement>(null);
  const { pending, errors, send } = useFormCall();
  const [trial, setTrial] = useState<DeliveryTrial | null>(null);

  async function tryOut() {
    const input = inputOf(new FormData(form.current!), shop);
    const found = await send(tryDeliveryInput, input, form.current, (values) =>
      api.post('/delivery/try', values),
    );
    if (found) setTrial(found);
  }

  const text = (
    name: string,
    label: string,
    more: { help?: string; start?: string; decimal?: true } = {},
  ) => (
    <Field label={label} help={more.help} error={errors[name]}>
      {(ids) => (
        <TextInput
          {...ids}
          name={name}
          maxLength={12}
          autoComplete="off"
          defaultValue={more.start}
          inputMode={more.start === undefined ? undefined : more.decimal ? 'decimal' : 'numeric'}
        />
      )}
    </Field>
  );
  return (
    <section aria-labelledby="try-delivery" className="mt-12 max-w-4xl">
      <h2 id="try-delivery" className="text-2xl">
        Try it
      </h2>
      <p className="mt-1 mb-4 text-muted">
        What the saved settings say about an order that is placed now. Save changes first to try them.
      </p>
      <ScriptForm ref={form} onSubmit={() => void tryOut()} className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <Field label="Country" error={errors.country}>
            {(ids) => (
              <Select {...ids} name="country">
                {shop.countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {text('region', 'State', { help: 'Such as OH' })}
          {text('postcode', 'Postal code')}
          {text('weightGrams', 'Weight (kg)', { start: '5', decimal: true })}
          {text('value', `Value (${shop.currency})`, { start: '100', decimal: true })}
          {text('oversizeUnits', 'Oversize units', { start: '0' })}
          {text('leadTimeDays', 'Lead time in days', { start: '0' })}
        </div>
        <Checkbox name="dangerousGoods" label="With dangerous goods" />
        <Button type="submit" variant="secondary" pending={pending} className="self-start">
          Show the charges
        </Button>
      </ScriptForm>
      <div aria-live="polite" className="mt-4">
        {trial && (
          <Card>
            <TrialResult trial={trial} currency={shop.currency} locale={shop.locale} />
          </Card>
        )}
      </div>
    </section>
  );
}
