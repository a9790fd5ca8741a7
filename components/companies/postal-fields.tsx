'use client';
import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import type { PostalAddress } from '@/lib/companies/schema/company';
import { postcodeLabel, regionsOf } from '@/lib/orders/rules/places';

type Name = keyof PostalAddress;

/** The fields of a postal address in the usual order. */
export function PostalFields({
  register,
  errorOf,
  country,
  countries,
}: {
  register: (name: Name) => ComponentProps<'input'> & ComponentProps<'select'>;
  errorOf: (name: Name) => string | undefined;
  /** The country that is chosen now. */
  country: string;
  countries: { code: string; name: string }[];
}) {
  const known = regionsOf(country);
  const text = (name: Name, label: string, autoComplete: string, optional = false, className?: string) => (
    <Field
      label={optional ? `${label} (optional)` : label}
      error={errorOf(name)}
      required={!optional}
      className={className}
    >
      {(ids) => <TextInput {...ids} {...register(name)} autoComplete={autoComplete} />}
    </Field>
  );
  const choices = (list: { code: string; name: string }[]) =>
    list.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
  return (
    <>
      {text('line1', 'Street and number', 'address-line1', false, 'sm:col-span-2')}
      {text('line2', 'Building, floor, gate', 'address-line2', true, 'sm:col-span-2')}
      {text('city', 'City', 'address-level2')}
      {text('postcode', postcodeLabel(country), 'postal-code')}
      <Field label="Country" error={errorOf('country')} required>
        {(ids) => (
          <Select {...ids} {...register('country')} autoComplete="country">
            {choices(countries)}
          </Select>
        )}
      </Field>
      {known ? (
        <Field label="State or province" error={errorOf('region')} required>
          {(ids) => (
            <Select {...ids} {...register('region')} autoComplete="address-level1">
              <option value="">Choose…</option>
              {choices(known)}
            </Select>
          )}
        </Field>
      ) : (
        text('region', 'Region', 'address-level1', true)
      )}
    </>
  );
}
