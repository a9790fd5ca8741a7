'use client';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import type { Shop } from '@/lib/settings/schema/shop';
import { decimalMoney, formatMoney, parseMoney } from '@/lib/shared/money';
import { tryInput, type TryResponse } from '@/lib/taxes/schema/tax';
import { useFormCall } from '@/components/forms/use-form-call';

type TaxShop = Pick<Shop, 'currency' | 'locale' | 'taxCategories' | 'taxRules' | 'countries'>;

/** Shows which saved rule decides about a sale, and its tax, as the server computes them. */
export function TryTax({ shop }: { shop: TaxShop }) {
  const { currency, locale, taxCategories, taxRules, countries } = shop;
  const form = useRef<HTMLFormElement>(null);
  const { pending, errors, send } = useFormCall();
  const [response, setResponse] = useState<TryResponse | null>(null);
  const codes = [
    ...new Set([...countries, ...taxRules.map(({ country: code }) => ({ code }))].map(({ code }) => code)),
  ];
  const nameOf = (code: string) => countries.find((one) => one.code === code)?.name ?? code;

  async function tryOut() {
    const data = new FormData(form.current!);
    const text = (name: string) => String(data.get(name) ?? '');
    const values = {
      country: text('country'),
      region: text('region').toUpperCase(),
      postcode: text('postcode'),
      category: text('category'),
      email: text('email'),
      isCollected: data.has('isCollected'),
      amount: parseMoney(text('amount'), currency, locale) ?? NaN,
    };
    setResponse(null);
    setResponse(await send(tryInput, values, form.current, (input) => api.post('/taxes/try', input)));
  }

  return (
    <section aria-labelledby="try-tax" className="mt-12 max-w-4xl">
      <h2 id="try-tax" className="text-2xl">
        Try it
      </h2>
      <p className="mt-1 mb-4 text-muted">
        What the saved settings say about a sale. Save changes first to try them.
      </p>
      <ScriptForm ref={form} onSubmit={() => void tryOut()} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Field label="Country" error={errors.country}>
            {(ids) => (
              <Select {...ids} name="country">
                {codes.map((code) => (
                  <option key={code} value={code}>
                    {nameOf(code)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="State" help="Two letters, such as OH" error={errors.region}>
            {(ids) => <TextInput {...ids} name="region" maxLength={10} />}
          </Field>
          <Field label="Postcode" error={errors.postcode}>
            {(ids) => <TextInput {...ids} name="postcode" maxLength={12} />}
          </Field>
          <Field label="Tax category" error={errors.category}>
            {(ids) => (
              <Select {...ids} name="category">
                {taxCategories.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Customer’s email" help="Leave it empty for a new customer" error={errors.email}>
            {(ids) => <TextInput {...ids} type="email" name="email" maxLength={254} />}
          </Field>
          <Field label={`Amount before tax (${currency})`} error={errors.amount}>
            {(ids) => (
              <TextInput
                {...ids}
                name="amount"
                inputMode="decimal"
                defaultValue={decimalMoney(10_000, currency, locale)}
              />
            )}
          </Field>
        </div>
        <Checkbox name="isCollected" label="The customer collects the order" />
        <Button type="submit" variant="secondary" pending={pending} className="self-start">
          Show the tax
        </Button>
      </ScriptForm>
      <div aria-live="polite" className="mt-4">
        {response && <Decision response={response} currency={currency} locale={locale} />}
      </div>
    </section>
  );
}

function Decision({
  response: { tax, amount, story, customer, decision },
  currency,
  locale,
}: {
  response: TryResponse;
  currency: string;
  locale: string;
}) {
  return (
    <Card>
      <p className="text-xl font-semibold">
        Tax: <span className="figures">{formatMoney(tax, currency, locale)}</span> (
        {decision.basisPoints / 100}% of {formatMoney(amount, currency, locale)})
      </p>
      <p className="mt-2">{story}</p>
      {customer && <p className="mt-1 text-muted">Customer: {customer}</p>}
    </Card>
  );
}
