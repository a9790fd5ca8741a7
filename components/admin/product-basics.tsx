'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductForm } from '@/lib/catalog/rules/product-form';
import { FormSelect, FormText, FormTextArea, useProblem } from './form-text';
import { RequiredNote } from '@/components/ui/field';
import { ProductPicture } from './product-picture';

/** The first part of the product form: picture, name, price, stock, date, description. */
export function ProductBasics({ currency, editing }: { currency: string; editing: boolean }) {
  const { control, setValue } = useFormContext<ProductForm>();
  return (
    <>
      <RequiredNote />
      <ProductPicture
        pictures={useWatch({ control, name: 'pictures' })}
        onChange={(pictures) => setValue('pictures', pictures)}
        error={useProblem('pictures')}
      />
      <FormText name="name" label="Name" required placeholder="Name" />
      <div className="grid gap-4 sm:grid-cols-3">
        <FormText
          name="price"
          label={`Price (${currency})`}
          required
          inputMode="decimal"
          placeholder="0.00"
        />
        {!editing && (
          <FormSelect name="stock" label="Stock" help="With No, the shop shows it as out of stock">
            <option>Yes</option>
            <option>No</option>
          </FormSelect>
        )}
        <FormText name="date" label="Date" help="Available from" type="date" />
      </div>
      <FormTextArea name="description" label="Description" required rows={6} />
    </>
  );
}
