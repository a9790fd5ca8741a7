'use client';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Field, RequiredNote } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { postcodeLabel, regionsOf } from '@/lib/orders/rules/places';
import type { AddressInput } from '@/lib/orders/schema/inputs';

type TextName = Exclude<keyof AddressInput, 'country' | 'region'>;

/** The fields of an address in the usual order. */
export function AddressFields({
  form,
  countries,
  collected,
}: {
  form: UseFormReturn<AddressInput>;
  countries: { code: string; name: string }[];
  /** Whether the customer collects the goods, so nothing is delivered to this address. */
  collected: boolean;
}) {
  const { errors } = form.formState;
  const country = useWatch({ control: form.control, name: 'country' });
  const known = regionsOf(country);
  const text = (
    name: TextName,
    label: string,
    autoComplete: string,
    more: { optional?: true; className?: string } = {},
  ) => (
    <Field
      label={more.optional ? `${label} (optional)` : label}
      error={errors[name]?.message}
      required={!more.optional}
      className={more.className}
    >
      {(ids) => <TextInput {...ids} {...form.register(name)} autoComplete={autoComplete} />}
    </Field>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <RequiredNote />
      {text('name', 'Name', 'name')}
      {text('company', 'Company', 'organization', { optional: true })}
      {text('line1', 'Street and number', 'address-line1', { className: 'sm:col-span-2' })}
      {text('line2', 'Building, floor, gate', 'address-line2', {
        optional: true,
        className: 'sm:col-span-2',
      })}
      {text('city', 'City', 'address-level2')}
      {text('postcode', postcodeLabel(country), 'postal-code')}
      <Field label="Country" error={errors.country?.message} required>
        {(ids) => (
          <Select
            {...ids}
            {...form.register('country', { onChange: () => form.setValue('region', '') })}
            autoComplete="country"
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {known && (
        <Field label="State or province" error={errors.region?.message} required>
          {(ids) => (
            <Select {...ids} {...form.register('region')} autoComplete="address-level1">
              <option value="">Choose…</option>
              {known.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {text('phone', collected ? 'Phone' : 'Phone for the driver', 'tel', { optional: true })}
    </div>
  );
}
