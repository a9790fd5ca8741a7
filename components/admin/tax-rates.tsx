'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { deliveryTaxCategory, type TaxCategory } from '@/lib/settings/schema/tax';
import { slugOf } from '@/lib/shared/slug';
import { FormRows } from './form-rows';
import { FormSelect } from './form-text';

/** The tax rates by place and tax category, and whether delivery is taxed. */
export function TaxRates() {
  const { register } = useFormContext();
  return (
    <>
      <FormRows
        rows="taxRules"
        title="Tax rates"
        one="tax rate"
        help="The most specific rate counts: one for the tax category of the goods before one for all goods, then the longest postcode, the state, the country. Where there is none, no tax is due."
        columns={[
          { name: 'country', label: 'Country', className: 'w-20' },
          { name: 'region', label: 'State', className: 'w-20' },
          { name: 'postcode', label: 'Postcodes from', className: 'w-32' },
          { name: 'name', label: 'Name', className: 'w-48' },
          { name: 'percent', label: 'Percent', className: 'w-24' },
        ]}
        blank={() => ({ country: '', region: '', postcode: '', category: '', name: '', percent: '' })}
        more={(index) => <RuleCategory index={index} />}
      />
      <Checkbox label="Delivery is taxed" {...register('taxShipping')} />
    </>
  );
}

/** The tax categories as they stand in the form; a new one has the id that it gets when it is saved. */
export function useTaxCategories(): TaxCategory[] {
  const typed = useWatch({ name: 'taxCategories' }) as TaxCategory[];
  return typed.map(({ id, name }) => ({ id: id || slugOf(name), name })).filter(({ id }) => id);
}

function RuleCategory({ index }: { index: number }) {
  const categories = useTaxCategories();
  const name = `taxRules.${index}.category`;
  const chosen = useWatch({ name }) as string;
  const isKnown = !chosen || chosen === deliveryTaxCategory || categories.some(({ id }) => id === chosen);
  return (
    <FormSelect name={name} label="For" className="w-44">
      <option value="">All goods</option>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={deliveryTaxCategory}>Delivery</option>
      {!isKnown && <option value={chosen}>{chosen} (removed)</option>}
    </FormSelect>
  );
}
