'use client';
import type { Path } from 'react-hook-form';
import { FormSelect, FormText } from '@/components/admin/form-text';
import { priceListBodyOf, priceListFormOf, type PriceListForm as Form } from '@/lib/price-lists/rules/form';
import { priceListHref } from '@/lib/price-lists/rules/list';
import type { PriceList } from '@/lib/price-lists/schema';
import { AudienceField } from './audience-field';
import { EntryRows } from './entry-rows';
import { ActiveField, NameField, RecordForm } from './record-form';

const parts = ['sku', 'category', 'from', 'price', 'percentOff'] as const;

const fieldsOf = ({ entries }: Form): Path<Form>[] => {
  const rows = entries.flatMap((_, index) => parts.map((part) => `entries.${index}.${part}` as const));
  return (['name', 'audience.id', 'currency', 'from', 'to', ...rows] as Path<Form>[]).reverse();
};

/** The form of a price list, or of a new one. */
export function PriceListForm({
  list,
  categories,
  currency,
}: {
  list?: PriceList;
  categories: { slug: string; name: string }[];
  currency: string;
}) {
  return (
    <RecordForm
      what="Price list"
      path="/price-lists"
      record={list}
      valuesOf={(saved) => priceListFormOf(saved, currency)}
      bodyOf={priceListBodyOf}
      fieldsOf={fieldsOf}
      hrefOf={priceListHref}
    >
      <section aria-labelledby="list" className="grid gap-4 sm:grid-cols-2">
        <h2 id="list" className="text-2xl sm:col-span-2">
          Price list
        </h2>
        <NameField className="sm:col-span-2" />
        <FormText name="from" label="First day" help="Empty: from now on." type="date" />
        <FormText name="to" label="Last day" help="Empty: without an end." type="date" />
        {list && list.currency !== currency && (
          <FormSelect
            name="currency"
            label="Currency"
            help={`The shop sells in ${currency}: prices in ${list.currency} have no effect.`}
          >
            <option value={list.currency}>{list.currency}</option>
            <option value={currency}>{currency}</option>
          </FormSelect>
        )}
      </section>
      <AudienceField />
      <EntryRows categories={categories} />
      <ActiveField help="A paused list applies to no cart or new order. Orders already placed keep their prices." />
    </RecordForm>
  );
}
