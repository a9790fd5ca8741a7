'use client';
import { FormRows } from './form-rows';

/** What the first start asks about delivery: methods at one charge everywhere. */
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
    </>
  );
}
