'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { blankVariant, type ProductForm } from '@/lib/catalog/rules/product-form';
import { FormSelect, FormText } from './form-text';
import { FormRows } from './form-rows';

/** The variants of a product, each with its own SKU, picture, price and stock. */
export function ProductVariants() {
  const { control, getValues } = useFormContext<ProductForm>();
  const [pictures, variants] = useWatch({ control, name: ['pictures', 'variants'] });
  return (
    <>
      <FormRows
        rows="variants"
        title="Variants"
        one="variant"
        help="Colors, sizes or anything else a buyer chooses between. Without variants the product is sold as described above. A variant without a price of its own has the price above."
        columns={[
          { name: 'color', label: 'Color' },
          { name: 'hex', label: 'Shade', type: 'color', className: 'w-16' },
          { name: 'size', label: 'Size or other' },
          { name: 'sku', label: 'SKU', className: 'min-w-40 flex-1' },
          { name: 'mpn', label: 'Maker’s number' },
          { name: 'price', label: 'Price', className: 'w-28' },
          { name: 'availableQuantity', label: 'Available', className: 'w-24' },
        ]}
        // The first variant is the product as described so far.
        blank={() =>
          getValues('variants').length > 0
            ? blankVariant
            : {
                ...blankVariant,
                sku: getValues('sku'),
                mpn: getValues('mpn'),
                availableQuantity: getValues('availableQuantity'),
              }
        }
        more={(index) => (
          <FormSelect name={`variants.${index}.img`} label="Picture" className="w-36">
            <option value="">Picture 1</option>
            {pictures.slice(1).map((picture, at) => (
              <option key={picture} value={picture}>
                Picture {at + 2}
              </option>
            ))}
          </FormSelect>
        )}
      />
      {variants.length > 0 && (
        <FormText
          name="sizeName"
          label="What the size is called"
          help="Size, Length, Grit, Plug …"
          className="max-w-xs"
        />
      )}
    </>
  );
}
