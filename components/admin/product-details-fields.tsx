'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { productFields, type ProductField } from '@/lib/catalog/rules/product-fields';
import type { ProductForm } from '@/lib/catalog/rules/product-form';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { FormSelect, FormText } from './form-text';

const whole = { inputMode: 'numeric' } as const;

/** The category, part numbers and quantities of a product. */
export function ProductDetailsFields({
  structure,
  editing,
}: {
  structure: CatalogStructure;
  editing: boolean;
}) {
  const { control, register } = useFormContext<ProductForm>();
  const hasNoVariants = useWatch({ control, name: 'variants' }).length === 0;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name="category" label="Category" required>
          {categoryOptions(structure).map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </FormSelect>
        <FormText name="brand" label="Brand" list="brands" required />
        <datalist id="brands">
          {structure.brands.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      {structure.tags.length > 0 && (
        <fieldset>
          <legend className="text-sm font-semibold">Tags</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {structure.tags.map(({ slug, name }) => (
              <Checkbox key={slug} label={name} value={slug} {...register('tags')} />
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        {hasNoVariants && (
          <>
            <FormText name="sku" label="SKU" required />
            <FormText name="mpn" label="Maker’s number" />
            <FormText name="availableQuantity" label="Available quantity" {...whole} />
          </>
        )}
        {Object.entries<ProductField>(productFields).map(
          ([name, { label, help, group, type }]) =>
            group === 'details' &&
            (type === 'flag' ? (
              <FormSelect key={name} name={name} label={label} help={help}>
                <option value="no">No</option>
                <option value="yes">Yes</option>
              </FormSelect>
            ) : (
              <FormText key={name} name={name} label={label} help={help} {...(type !== 'text' && whole)} />
            )),
        )}
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
