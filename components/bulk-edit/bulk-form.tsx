'use client';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { roundings, type Rounding } from '@/lib/bulk-edit/rules/rounding';
import { stockReasons } from '@/lib/inventory/rules';
import { CodeFields } from './code-fields';
import { changeOfForm, emptyBulkForm, type BulkForm as Form } from './bulk-form-values';

type Named = { slug: string; name: string }[];

/** What to do with the chosen products. Fields left alone change nothing. */
export function BulkForm({
  categories,
  tags,
  currency,
  pending,
  problem,
  onPreview,
}: {
  categories: Named;
  tags: Named;
  currency: string;
  pending: boolean;
  problem: string | null;
  onPreview: (change: object) => void;
}) {
  const id = useId();
  const [form, setForm] = useState(emptyBulkForm);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (more: Partial<Form>) => setForm({ ...form, ...more });

  function submit() {
    const { change, errors: found } = changeOfForm(form, currency);
    setErrors(found);
    if (change) onPreview(change);
  }

  return (
    <ScriptForm onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label="Price">
        {(ids) => (
          <Select {...ids} value={form.priceBy} onChange={(event) => set({ priceBy: event.target.value })}>
            <option value="">Keep</option>
            <option value="percent">Change by percent</option>
            <option value="amount">Change by an amount</option>
          </Select>
        )}
      </Field>
      {form.priceBy ? (
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={form.priceBy === 'percent' ? 'Percent' : 'Amount'}
            error={errors.price}
            help={form.priceBy === 'percent' ? 'Such as 5 or -2.5' : 'Such as 1.50 or -2'}
          >
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="text"
                value={form.priceValue}
                onChange={(event) => set({ priceValue: event.target.value })}
              />
            )}
          </Field>
          <Field label="Rounding">
            {(ids) => (
              <Select
                {...ids}
                value={form.rounding}
                onChange={(event) => set({ rounding: event.target.value as Rounding })}
              >
                {Object.entries(roundings).map(([key, { name }]) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <Field label="Stock of each SKU">
        {(ids) => (
          <Select {...ids} value={form.stockBy} onChange={(event) => set({ stockBy: event.target.value })}>
            <option value="">Keep</option>
            <option value="set">Set to</option>
            <option value="add">Add or take away</option>
          </Select>
        )}
      </Field>
      {form.stockBy ? (
        <div className="grid grid-cols-2 gap-3">
          <Field label="Units" error={errors.stock} help={form.stockBy === 'add' ? 'Such as 10 or -3' : ''}>
            {(ids) => (
              <TextInput
                {...ids}
                value={form.stockValue}
                onChange={(event) => set({ stockValue: event.target.value })}
              />
            )}
          </Field>
          <Field label="Reason">
            {(ids) => (
              <Select {...ids} value={form.reason} onChange={(event) => set({ reason: event.target.value })}>
                {stockReasons.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <Field label="Category">
        {(ids) => (
          <Select {...ids} value={form.category} onChange={(event) => set({ category: event.target.value })}>
            <option value="">Keep</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Status">
        {(ids) => (
          <Select {...ids} value={form.state} onChange={(event) => set({ state: event.target.value })}>
            <option value="">Keep</option>
            <option value="published">Published</option>
            <option value="exclusive">Exclusive</option>
            <option value="draft">Draft</option>
            <option value="archived">Archived</option>
          </Select>
        )}
      </Field>
      <CodeFields codes={form.codes} errors={errors} onChange={(codes) => set({ codes })} />
      <fieldset className="col-span-full">
        <legend className="mb-1.5 text-sm font-semibold">Tags</legend>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {tags.map(({ slug, name }) => (
            <div key={slug} className="flex items-center justify-between gap-3">
              <label htmlFor={`${id}-${slug}`}>{name}</label>
              <select
                id={`${id}-${slug}`}
                value={form.tags[slug] ?? ''}
                onChange={(event) => set({ tags: { ...form.tags, [slug]: event.target.value } })}
                className="min-h-9 rounded-card border border-line-strong bg-surface px-2 text-sm"
              >
                <option value="">Keep</option>
                <option value="add">Add</option>
                <option value="remove">Remove</option>
              </select>
            </div>
          ))}
        </div>
      </fieldset>
      <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" pending={pending}>
          Preview
        </Button>
        <p className="text-sm text-muted">Nothing changes before you have seen old and new.</p>
      </div>
      {(errors.form ?? problem) && (
        <p role="alert" className="col-span-full font-medium text-bad">
          {errors.form ?? problem}
        </p>
      )}
    </ScriptForm>
  );
}
