'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { categories, tagNames } from '@/lib/catalog/rules/categories';
import type { ProductForm } from '@/lib/catalog/rules/product-form';
import { FormSelect, FormText } from './form-text';

const whole = { inputMode: 'numeric' } as const;

/** The category, part numbers and quantities of a product. */
export function ProductDetailsFields({ editing }: { editing: boolean }) {
  const { control, register } = useFormContext<ProductForm>();
  const hasNoVariants = useWatch({ control, name: 'variants' }).length === 0;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name="category" label="Category" required>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </FormSelect>
        <FormText name="brand" label="Brand" required />
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">Tags</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {Object.entries(tagNames).map(([slug, name]) => (
            <Checkbox key={slug} label={name} value={slug} {...register('tags')} />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        {hasNoVariants && (
          <>
            <FormText name="sku" label="SKU" required />
            <FormText name="mpn" label="Maker’s number" />
            <FormText name="availableQuantity" label="Available quantity" {...whole} />
          </>
        )}
        <FormText name="unit" label="Unit" help="each, pair, pack of 50 …" />
        <FormText name="packSize" label="Pieces in a unit" help="For the price per piece" {...whole} />
        <FormText name="leadTimeDays" label="Lead time in working days" {...whole} />
        <FormText name="minQuantity" label="Minimum quantity" {...whole} />
        <FormText name="multiple" label="Sold in multiples of" {...whole} />
        <FormText
          name="maxQuantity"
          label="Maximum quantity"
          help="If left empty, at most 100 in an order"
          {...whole}
        />
        {editing && (
          <FormText
            name="slug"
            label="Address"
            help="The old address will lead to the new one"
            className="sm:col-span-3"
          />
        )}
      </div>
    </>
  );
}
