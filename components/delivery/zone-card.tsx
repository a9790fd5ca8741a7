'use client';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormSelect, FormText } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { IconButton } from '@/components/ui/icon-button';
import type { ShopForm } from '@/lib/settings/rules/form';
import { newRate, RateFields } from './rate-fields';

type Countries = { code: string; name: string }[];

/** A zone: its name, its places, and the rates of the methods that it offers. */
export function ZoneCard({
  index,
  currency,
  countries,
  last,
  onMove,
  onRemove,
}: {
  index: number;
  currency: string;
  countries: Countries;
  /** Whether no zone comes after it. */
  last: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { control, register } = useFormContext<ShopForm>();
  const name = useWatch({ control, name: `deliveryZones.${index}.name` }) || `zone ${index + 1}`;
  const isRest = useWatch({ control, name: `deliveryZones.${index}.isRest` });
  return (
    <section aria-label={name} className="flex flex-col gap-4 rounded-card border border-line p-3 sm:p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <FormText name={`deliveryZones.${index}.name`} label="Zone" className="w-64" required />
        <span className="mt-6.5 flex gap-1">
          <IconButton
            icon={ArrowUp}
            label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move ${name} down`}
            disabled={last}
            onClick={() => onMove(index + 1)}
          />
          <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
        </span>
      </div>
      <Checkbox
        label="Rest of the world"
        help="Every country of the shop that no zone above has"
        {...register(`deliveryZones.${index}.isRest`)}
      />
      {!isRest && <ZonePlaces zone={index} name={name} countries={countries} />}
      <ZoneRates zone={index} name={name} currency={currency} />
    </section>
  );
}

/** The countries of a zone, each as a whole or as states and beginnings of postal codes. */
function ZonePlaces({ zone, name, countries }: { zone: number; name: string; countries: Countries }) {
  const { control } = useFormContext<ShopForm>();
  const rows = `deliveryZones.${zone}.places` as const;
  const { fields, append, remove } = useFieldArray({ control, name: rows });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">Places</legend>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`place ${index + 1}`}
          className="flex flex-wrap gap-x-3 gap-y-2"
        >
          <FormSelect name={`${rows}.${index}.country`} label="Country" className="w-44">
            {countries.map((country, at) => (
              <option key={at} value={country.code}>
                {country.name || country.code}
              </option>
            ))}
          </FormSelect>
          <FormText
            name={`${rows}.${index}.regions`}
            label="States"
            placeholder="all, or AK, HI"
            className="w-40 grow"
          />
          <FormText
            name={`${rows}.${index}.postcodes`}
            label="Postal codes begin with"
            placeholder="any, or 006, 009"
            className="w-48 grow"
          />
          <span className="mt-6.5">
            <IconButton
              icon={Trash2}
              label={`Remove place ${index + 1} of ${name}`}
              onClick={() => remove(index)}
            />
          </span>
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => append({ country: countries[0]?.code ?? '', regions: '', postcodes: '' })}
      >
        Add a place
      </Button>
    </fieldset>
  );
}

/** The rates of each method that sends goods, or a button that offers it in the zone. */
function ZoneRates({ zone, name, currency }: { zone: number; name: string; currency: string }) {
  const { control } = useFormContext<ShopForm>();
  const rows = `deliveryZones.${zone}.rates` as const;
  const { fields, append, remove } = useFieldArray({ control, name: rows });
  const methods = useWatch({ control, name: 'deliveryMethods' }).filter(({ collection }) => !collection);
  return methods.map((method) => {
    const index = fields.findIndex((rate) => rate.method === method.id);
    if (index < 0)
      return (
        <Button
          key={method.id}
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => append({ method: method.id, ...newRate('weight') })}
        >
          Offer {method.name} in {name}
        </Button>
      );
    return (
      <fieldset key={fields[index]!.id} className="border-t border-line pt-3">
        <legend className="float-left mr-auto font-semibold">{method.name}</legend>
        <Button variant="quiet" size="sm" className="float-right" onClick={() => remove(index)}>
          Don’t offer
          <span className="sr-only">
            {' '}
            {method.name} in {name}
          </span>
        </Button>
        <RateFields path={`${rows}.${index}`} name={method.name} currency={currency} />
      </fieldset>
    );
  });
}
