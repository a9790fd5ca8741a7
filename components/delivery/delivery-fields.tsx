'use client';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormRows } from '@/components/admin/form-rows';
import { FormText } from '@/components/admin/form-text';
import { ShopCarrierFields } from '@/components/admin/shop-carrier-fields';
import { Button } from '@/components/ui/button';
import type { ShopForm } from '@/lib/settings/rules/form';
import { DeliveryMethods } from './delivery-methods';
import { ReturnFields } from './return-fields';
import { ZoneCard } from './zone-card';

/** Where the shop delivers, by which methods, and at what charges. */
export function DeliveryFields({ currency }: { currency: string }) {
  return (
    <>
      <DeliveryMethods currency={currency} />
      <DeliveryZones currency={currency} />
      <section aria-labelledby="dispatch" className="flex flex-col gap-3">
        <h2 id="dispatch" className="text-2xl">
          Expected days
        </h2>
        <p className="text-sm text-muted">
          Goods leave after the longest lead time of their products, then the days of transit follow. Weekends
          and the holidays of the shop don’t count.
        </p>
        <FormText
          name="cutOffHour"
          label="Cut-off hour"
          help="Orders from this hour on count as the next working day’s: 14 is 2 pm, 24 is never"
          inputMode="numeric"
          className="max-w-72"
        />
      </section>
      <ReturnFields />
      <ShopCarrierFields />
      <FormRows
        rows="countries"
        title="Countries"
        one="country"
        help="Customers can have addresses in these countries. Zones say which of them have delivery."
        columns={[
          { name: 'code', label: 'Code' },
          { name: 'name', label: 'Name', className: 'w-64' },
        ]}
        blank={() => ({ code: '', name: '' })}
      />
    </>
  );
}

/** The zones in the order in which they are looked for. */
function DeliveryZones({ currency }: { currency: string }) {
  const { control } = useFormContext<ShopForm>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'deliveryZones' });
  const countries = useWatch({ control, name: 'countries' });
  return (
    <section aria-labelledby="zones" className="flex flex-col gap-4">
      <h2 id="zones" className="text-2xl">
        Zones
      </h2>
      <p className="text-sm text-muted">
        An address is in the first zone that has it. Where no zone has it, only collection is offered.
      </p>
      <ol className="flex flex-col gap-6">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <ZoneCard
              index={index}
              currency={currency}
              countries={countries}
              last={index === fields.length - 1}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() =>
          append({
            name: '',
            isRest: false,
            places: [{ country: countries[0]?.code ?? '', regions: '', postcodes: '' }],
            rates: [],
          })
        }
      >
        Add a zone
      </Button>
    </section>
  );
}
