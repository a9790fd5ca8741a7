'use client';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FormRows } from './form-rows';

/** Where the shop delivers, how, at what price, and what it taxes. */
export function ShopDeliveryFields({ currency }: { currency: string }) {
  return (
    <>
      <FormRows
        rows="deliveryMethods"
        title="Ways to deliver"
        one="way to deliver"
        help="Delivery is free from this subtotal on; leave it empty if it never is. Days are working days."
        columns={[
          { name: 'name', label: 'Name', className: 'w-56' },
          { name: 'description', label: 'Description', className: 'w-72' },
          { name: 'price', label: `Price (${currency})` },
          { name: 'freeFrom', label: `Free from (${currency})` },
          { name: 'minDays', label: 'Fewest days' },
          { name: 'maxDays', label: 'Most days' },
        ]}
        blank={() => ({
          id: '',
          name: '',
          description: '',
          price: '',
          freeFrom: '',
          minDays: '1',
          maxDays: '5',
        })}
      />
      <FormRows
        rows="countries"
        title="Countries"
        one="country"
        help="Customers can have orders delivered to these countries."
        columns={[
          { name: 'code', label: 'Code' },
          { name: 'name', label: 'Name', className: 'w-64' },
        ]}
        blank={() => ({ code: '', name: '' })}
      />
      <ShopTaxFields />
    </>
  );
}

/** The tax rules by country and region. */
function ShopTaxFields() {
  const { register } = useFormContext();
  return (
    <section aria-labelledby="tax" className="flex flex-col gap-4">
      <h2 id="tax" className="text-2xl">
        Tax
      </h2>
      <FormRows
        rows="taxRules"
        title="Tax rates"
        one="tax rate"
        help="A rate with a state or province counts there, one without in the rest of its country."
        columns={[
          { name: 'country', label: 'Country' },
          { name: 'region', label: 'State' },
          { name: 'name', label: 'Name', className: 'w-56' },
          { name: 'percent', label: 'Percent' },
        ]}
        blank={() => ({ country: '', region: '', name: '', percent: '' })}
      />
      <Checkbox label="Delivery is taxed like the goods" {...register('taxShipping')} />
    </section>
  );
}
