'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import type { CartDeliveryQuery } from '@/lib/delivery/schema';
import { postcodeLabel } from '@/lib/orders/rules/places';
import { useCountries } from './countries';

/** Where the goods go, so that delivery counts. */
export function PlanPlace({ onEnter }: { onEnter: (place: CartDeliveryQuery) => void }) {
  const countries = useCountries();
  const [country, setCountry] = useState(countries[0]?.code ?? '');
  const [postcode, setPostcode] = useState('');
  return (
    <ScriptForm
      className="flex flex-wrap items-end gap-3"
      onSubmit={() => onEnter({ country, postcode: postcode.trim() })}
    >
      <Field label="Country">
        {(ids) => (
          <Select {...ids} value={country} onChange={({ target }) => setCountry(target.value)}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={postcodeLabel(country)}>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={12}
            autoComplete="postal-code"
            value={postcode}
            onChange={({ target }) => setPostcode(target.value)}
            className="w-26"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        Count delivery in
      </Button>
    </ScriptForm>
  );
}
