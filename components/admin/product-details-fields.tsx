'use client';
import type { UseFormRegister } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { categories, tagNames } from '@/lib/catalog/rules/categories';
import type { ProductForm } from '@/lib/catalog/rules/product-form';

const texts = [
  { name: 'brand', label: 'Brand', required: true },
  { name: 'sku', label: 'SKU', required: true },
  { name: 'availableQuantity', label: 'Available quantity', numeric: true },
  { name: 'minQuantity', label: 'Minimum quantity', numeric: true },
  { name: 'multiple', label: 'Sold in multiples of', numeric: true },
  { name: 'unit', label: 'Unit', help: 'each, pair, pack of 50 …' },
  { name: 'leadTimeDays', label: 'Lead time in working days', numeric: true },
] as const;

/** Where a product belongs, and in which quantities it is sold. */
export function ProductDetailsFields({
  register,
  errors,
  editing,
  hasColours,
}: {
  register: UseFormRegister<ProductForm>;
  errors: Record<string, string>;
  editing: boolean;
  hasColours: boolean;
}) {
  const shown = texts.filter(
    ({ name }) => !(name === 'availableQuantity' && editing) && !(name === 'sku' && hasColours),
  );
  return (
    <>
      <Field label="Category" required error={errors.category}>
        {(ids) => (
          <Select {...ids} {...register('category')}>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset>
        <legend className="text-sm font-semibold">Tags</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {Object.entries(tagNames).map(([slug, name]) => (
            <Checkbox key={slug} label={name} value={slug} {...register('tags')} />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map(({ name, label, ...more }) => (
          <Field
            key={name}
            label={label}
            required={'required' in more}
            help={'help' in more ? more.help : undefined}
            error={errors[name]}
          >
            {(ids) => (
              <TextInput
                {...ids}
                {...register(name)}
                inputMode={'numeric' in more ? 'numeric' : undefined}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
        {editing && (
          <Field label="Address" help="The old address leads to the new one" error={errors.slug}>
            {(ids) => <TextInput {...ids} {...register('slug')} />}
          </Field>
        )}
      </div>
    </>
  );
}
