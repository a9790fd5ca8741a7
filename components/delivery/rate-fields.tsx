'use client';
import { Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormSelect, FormText } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { RateForm } from '@/lib/settings/rules/delivery-form';

/** A rate that has still to be filled in. */
export const newRate = (basis: RateForm['basis']): RateForm => ({
  basis,
  bands: [{ from: '0', charge: '' }],
  freeFrom: '',
  surcharge: '',
  minDays: '1',
  maxDays: '3',
});

const amount = { inputMode: 'decimal' } as const;
const whole = { inputMode: 'numeric' } as const;

/** A table of charges with what belongs to it: free delivery, the surcharge for oversize goods, and days. */
export function RateFields({
  path,
  name,
  currency,
  isCollection = false,
}: {
  /** The path of the rate in the form. */
  path: string;
  /** The name of the method. */
  name: string;
  currency: string;
  isCollection?: boolean;
}) {
  return (
    <div className="clear-both flex flex-col gap-3 pt-2">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <FormSelect name={`${path}.basis`} label="Charged by" className="w-32">
          <option value="weight">Weight</option>
          <option value="value">Value</option>
        </FormSelect>
        <FormText name={`${path}.freeFrom`} label={`Free from (${currency})`} className="w-32" {...amount} />
        <FormText
          name={`${path}.surcharge`}
          label={`Oversize, a unit (${currency})`}
          className="w-44"
          {...amount}
        />
        <FormText
          name={`${path}.minDays`}
          label={isCollection ? 'Ready, fewest days' : 'Fewest days'}
          className="w-36"
          {...whole}
        />
        <FormText
          name={`${path}.maxDays`}
          label={isCollection ? 'Ready, most days' : 'Most days'}
          className="w-36"
          {...whole}
        />
      </div>
      <Bands path={path} name={name} currency={currency} />
    </div>
  );
}

/** The rows of the table: each counts up to the next, and one without a charge is not offered. */
function Bands({ path, name, currency }: { path: string; name: string; currency: string }) {
  const { control } = useFormContext();
  const rows = `${path}.bands`;
  const { fields, append, remove } = useFieldArray({ control, name: rows });
  const basis = useWatch({ control, name: `${path}.basis` }) as RateForm['basis'];
  const unit = basis === 'weight' ? 'kg' : currency;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        A row counts up to the next one. Leave its charge empty where {name} is not offered.
      </p>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`${name}, row ${index + 1}`}
          className="flex items-start gap-2"
        >
          <FormText name={`${rows}.${index}.from`} label={`From (${unit})`} className="w-28" {...amount} />
          <FormText
            name={`${rows}.${index}.charge`}
            label={`Charge (${currency})`}
            placeholder="not offered"
            className="w-32"
            {...amount}
          />
          {fields.length > 1 && (
            <span className="mt-6.5">
              <IconButton
                icon={Trash2}
                label={`Remove row ${index + 1} of ${name}`}
                onClick={() => remove(index)}
              />
            </span>
          )}
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => append({ from: '', charge: '' })}
      >
        Add a row<span className="sr-only"> to {name}</span>
      </Button>
    </div>
  );
}
