'use client';
import type { UseFormReturn } from 'react-hook-form';
import { AddressFields } from '@/components/checkout/address-fields';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { addressHeading } from '@/lib/orders/rules/checkout';
import type { AddressInput } from '@/lib/orders/schema/inputs';
import type { SavedAddress } from '@/lib/orders/schema/order';

/** The address of an order that staff enter: typed, or filled in from the customer's address book. */
export function EntryAddress({
  form,
  addresses,
  countries,
  collected,
}: {
  form: UseFormReturn<AddressInput>;
  addresses: SavedAddress[];
  countries: { code: string; name: string }[];
  collected: boolean;
}) {
  function choose(chosen: string) {
    const saved = addresses.find(({ id }) => id === chosen);
    if (!saved) return;
    const { id: _, ...address } = saved;
    form.reset(address);
  }
  return (
    <section aria-labelledby="entry-address" className="flex flex-col gap-4">
      <h2 id="entry-address" className="text-2xl">
        {addressHeading(collected)}
      </h2>
      {addresses.length > 0 && (
        <Field label="From the address book">
          {(ids) => (
            <Select {...ids} defaultValue="" onChange={(event) => choose(event.target.value)}>
              <option value="">Choose an address to fill in</option>
              {addresses.map(({ id, name, company, line1, city }) => (
                <option key={id} value={id}>
                  {[company || name, line1, city].join(', ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <AddressFields form={form} countries={countries} collected={collected} />
    </section>
  );
}
