'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useFormCall } from '@/components/forms/use-form-call';
import { useMay } from '@/components/layout/allowed';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { backorderTermsInput, type BackorderTerms } from '@/lib/catalog/schema/backorders';

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** The terms of backorders of a SKU; without a maximum nothing can be ordered beyond the stock. */
export function BackorderTermsForm({ sku, terms }: { sku: string; terms: BackorderTerms | null }) {
  const router = useRouter();
  const mayEdit = useMay('stock.edit');
  const { pending, errors, send } = useFormCall();
  const [limit, setLimit] = useState(terms ? String(terms.limit) : '');
  const [day, setDay] = useState(terms?.expectedOn ?? '');
  const [days, setDays] = useState(terms?.leadDays === undefined ? '' : String(terms.leadDays ?? ''));

  async function save(form: HTMLFormElement) {
    const isAllowed = limit.trim() !== '' && Number(limit) !== 0;
    const values = { limit: Number(limit), expectedOn: day || null, leadDays: numberOf(days) };
    const saved = await send(backorderTermsInput.nullable(), isAllowed ? values : null, form, (backorders) =>
      api.put(`/products/skus/${encodeURIComponent(sku)}/backorders`, { backorders }),
    );
    if (!saved) return;
    toast.success(`Backorders of ${sku} ${isAllowed ? 'allowed' : 'not allowed'}`);
    router.refresh();
  }

  return (
    <ScriptForm
      className="grid items-start gap-3 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
      onSubmit={(event) => void save(event.currentTarget)}
    >
      <Field label={`Maximum on backorder of ${sku}`} error={errors.limit}>
        {(ids) => (
          <TextInput
            {...ids}
            name="limit"
            inputMode="numeric"
            autoComplete="off"
            disabled={!mayEdit}
            placeholder="Not allowed"
            value={limit}
            onChange={({ target }) => setLimit(target.value)}
          />
        )}
      </Field>
      <Field label={`Expected day of ${sku}`} error={errors.expectedOn}>
        {(ids) => (
          <TextInput
            {...ids}
            name="expectedOn"
            type="date"
            disabled={!mayEdit}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <Field label={`Or working days of ${sku}`} error={errors.leadDays}>
        {(ids) => (
          <TextInput
            {...ids}
            name="leadDays"
            inputMode="numeric"
            autoComplete="off"
            disabled={!mayEdit}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        )}
      </Field>
      {mayEdit && (
        <Button type="submit" size="sm" variant="secondary" pending={pending} className="sm:mt-7">
          Save<span className="sr-only"> backorders of {sku}</span>
        </Button>
      )}
    </ScriptForm>
  );
}
