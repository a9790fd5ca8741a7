'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/radio-group';
import { deliveryTaxCategory, standardTaxCategory, type TaxAssignment } from '@/lib/settings/schema/tax';
import { FormRows } from './form-rows';
import { FormSelect, FormText } from './form-text';
import { TaxRates, useTaxCategories } from './tax-rates';

export type CategoryOption = { slug: string; name: string };

const deliveryOptions = [
  { value: 'goods', label: 'At the highest rate of the goods' },
  { value: 'proportional', label: 'At the rates of the goods, divided in proportion to their value' },
  {
    value: 'own',
    label: 'At a rate of its own',
    help: `The rate for “Delivery” above counts; without one, the rate for all goods.`,
  },
];
const roundingOptions = [
  { value: 'invoice', label: 'Once for each rate of an order', help: 'The usual way' },
  { value: 'line', label: 'On each line', help: 'The rounded taxes of the lines are added up' },
];

/** What is taxed where, at which rate, and how the tax is rounded. */
export function ShopTaxFields({ categories }: { categories: CategoryOption[] }) {
  const { register } = useFormContext();
  const isDeliveryTaxed = useWatch({ name: 'taxShipping' }) as boolean;
  return (
    <>
      <TaxRates />
      {isDeliveryTaxed && (
        <RadioGroup legend="How delivery is taxed" options={deliveryOptions} {...register('deliveryTax')} />
      )}
      <FormRows
        rows="taxCategories"
        title="Tax categories"
        one="tax category"
        help={`Kinds of goods that rates tell apart. Goods without one are “${standardTaxCategory}”, which must stay.`}
        columns={[{ name: 'name', label: 'Name', className: 'w-56' }]}
        blank={() => ({ id: '', name: '' })}
      />
      <FormRows
        rows="taxAssignments"
        title="Tax categories of the catalog"
        one="assignment"
        help="The tax category of all products in a category and below it. The nearest one counts; a product can have its own."
        columns={[]}
        blank={() => ({ category: categories[0]?.slug ?? '', taxCategory: standardTaxCategory })}
        more={(index) => <AssignmentFields index={index} categories={categories} />}
      />
      <RadioGroup
        legend="Tax is rounded half up to the cent"
        options={roundingOptions}
        {...register('taxRounding')}
      />
      <CollectionPlace />
    </>
  );
}

function AssignmentFields({ index, categories }: { index: number; categories: CategoryOption[] }) {
  const taxCategories = useTaxCategories().filter(({ id }) => id !== deliveryTaxCategory);
  const chosen = useWatch({ name: `taxAssignments.${index}` }) as TaxAssignment | undefined;
  const isGone = chosen && !categories.some(({ slug }) => slug === chosen.category);
  const isUnknown = chosen && !taxCategories.some(({ id }) => id === chosen.taxCategory);
  return (
    <>
      <FormSelect name={`taxAssignments.${index}.category`} label="Category" className="w-64">
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
        {isGone && <option value={chosen.category}>{chosen.category} (removed)</option>}
      </FormSelect>
      <FormSelect name={`taxAssignments.${index}.taxCategory`} label="Tax category" className="w-44">
        {taxCategories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isUnknown && <option value={chosen.taxCategory}>{chosen.taxCategory} (removed)</option>}
      </FormSelect>
    </>
  );
}

/** Where collected goods are handed over. */
function CollectionPlace() {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-display text-xl font-semibold">Place of collection</legend>
      <p className="text-sm text-muted">
        Collected orders are taxed here. While it is empty, they are taxed at the customer’s address.
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <FormText name="collectionPlace.country" label="Country" className="w-24" />
        <FormText name="collectionPlace.region" label="State" className="w-24" />
        <FormText name="collectionPlace.postcode" label="Postcode" className="w-32" />
      </div>
    </fieldset>
  );
}
