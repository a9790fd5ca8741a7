'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { stockChanges, type ProductForm } from '@/lib/catalog/rules/product-form';
import { stockReasons } from '@/lib/inventory/rules';

/** Asks for the reason when the edited form changes the stock. */
export function StockReason({
  initial,
  reason,
  onChange,
}: {
  initial: ProductForm;
  reason: string;
  onChange: (reason: string) => void;
}) {
  const { control, getValues } = useFormContext<ProductForm>();
  useWatch({ control, name: ['variants', 'availableQuantity'] });
  const changed = stockChanges(initial, getValues());
  if (changed.length === 0) return null;
  return (
    <Field
      label="Why the stock changes"
      help={`Recorded with the new stock of ${changed.map(({ sku }) => sku).join(', ')}`}
      className="max-w-sm"
    >
      {(ids) => (
        <Select {...ids} value={reason} onChange={(event) => onChange(event.target.value)}>
          {stockReasons.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
