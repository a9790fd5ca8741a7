'use client';
import { useEffect, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { api } from '@/lib/api/client/api';
import { TextInput } from '@/components/ui/input';
import type { ProductForm } from '@/lib/catalog/rules/product-form';
import { useProblem } from './form-text';
import type { Suggestions } from '@/lib/search/schema';

/** Products that this one links to, found by name or part number; at most `max` of them. */
export function ProductLinks({
  name,
  label,
  help,
  max,
}: {
  name: 'accessories' | 'spareParts' | 'successor';
  label: string;
  help: string;
  max: number;
}) {
  const { control } = useFormContext<ProductForm>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Suggestions['products']>([]);
  const problem = useProblem(name);

  useEffect(() => {
    if (typed.trim().length < 2) return;
    let stale = false;
    const timer = setTimeout(() => {
      api.get(`/search?q=${encodeURIComponent(typed.trim())}`).then(
        ({ products }) => !stale && setFound(products),
        () => !stale && setFound([]),
      );
    }, 200);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [typed]);

  const offered =
    typed.trim().length < 2 ? [] : found.filter(({ slug }) => !fields.some((field) => field.slug === slug));

  return (
    <div className="flex flex-col gap-2">
      <Field label={label} help={help} error={problem}>
        {(ids) => (
          <TextInput
            {...ids}
            type="search"
            autoComplete="off"
            placeholder="Name or part number"
            disabled={fields.length >= max}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            // Enter must not submit the product form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      {offered.length > 0 && (
        <ul aria-label={`Found for ${label}`} className="flex flex-col rounded-card border border-line">
          {offered.map(({ slug, name: product, sku }) => (
            <li key={slug}>
              <button
                type="button"
                onClick={() => {
                  append({ slug, name: product });
                  setTyped('');
                }}
                className="flex min-h-11 w-full items-center justify-between gap-3 px-3 text-left hover:bg-line/50"
              >
                <span>
                  <span className="sr-only">Add </span>
                  {product}
                </span>
                <span className="text-sm text-muted">{sku}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className="flex flex-wrap gap-2">
        {fields.map((field, index) => (
          <li
            key={field.id}
            className="flex items-center gap-2 rounded-card border border-line-strong py-1 pr-1 pl-3"
          >
            {field.name}
            <button
              type="button"
              aria-label={`Remove ${field.name}`}
              onClick={() => remove(index)}
              className="grid size-8 place-items-center rounded-card hover:bg-line/60"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
