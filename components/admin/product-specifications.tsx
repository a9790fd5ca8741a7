'use client';
import { useId } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import type { ProductForm } from '@/lib/catalog/rules/product-form';
import { FormText } from './form-text';
import { FormRows } from './form-rows';
import { fieldsFor } from '@/lib/catalog/rules/specification-fields';
import { categoryName } from '@/lib/catalog/rules/structure';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';

/** The filterable fields of the category, then other specifications. `known` are the values in use. */
export function ProductSpecifications({
  structure,
  known,
}: {
  structure: CatalogStructure;
  known: Record<string, string[]>;
}) {
  const { control } = useFormContext<ProductForm>();
  const category = useWatch({ control, name: 'category' });
  const id = useId();
  return (
    <>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-display text-xl font-semibold">
          Specifications of {categoryName(structure, category)}
        </legend>
        <p className="text-sm text-muted">
          Buyers compare and filter by these. Leave empty what does not apply. Measures may be metric or
          imperial: 12.7 mm and 1/2 in are the same.
        </p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {fieldsFor(structure, category).map((field) => (
            <FormText
              key={field.key}
              name={`fields.${field.key}` as FieldPath<ProductForm>}
              label={field.kind === 'measure' ? `${field.name} (${field.unit})` : field.name}
              list={field.kind === 'choice' ? `${id}-${field.key}` : undefined}
            />
          ))}
        </div>
        {structure.fields
          .filter(({ kind }) => kind === 'choice')
          .map(({ key, choices }) => ({ key, values: choices.length ? choices : (known[key] ?? []) }))
          .map(({ key, values }) => (
            <datalist key={key} id={`${id}-${key}`}>
              {values.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          ))}
      </fieldset>
      <FormRows
        rows="specifications"
        title="Further specifications"
        one="specification"
        help="Shown in the specification table; the shop does not filter by them."
        columns={[
          { name: 'name', label: 'Name', className: 'w-full sm:w-48' },
          { name: 'value', label: 'Value', className: 'min-w-40 flex-1' },
        ]}
        blank={() => ({ name: '', value: '' })}
      />
    </>
  );
}
