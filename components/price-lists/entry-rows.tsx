'use client';
import { ListPlus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormSelect, FormText } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { blankEntry, valueOf, type PriceListForm } from '@/lib/price-lists/rules/form';

/** The most prices of one list. */
const maxEntries = 1_000;

type Category = { slug: string; name: string };

/** The prices of a list, each for a SKU, a category or everything, from a quantity on. */
export function EntryRows({ categories }: { categories: Category[] }) {
  const { control, getValues } = useFormContext<PriceListForm>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'entries' });

  function addBreak(index: number) {
    const { about, sku, category, value } = getValues(`entries.${index}`);
    insert(index + 1, { ...blankEntry, about, sku, category, value, from: '' });
  }

  return (
    <section aria-labelledby="prices" className="flex flex-col gap-4">
      <h2 id="prices" className="text-2xl">
        Prices
      </h2>
      <p className="max-w-prose text-muted">
        A SKU counts before its category, a category before those above it, and everything last. Of several
        rows for the same goods the one with the highest quantity that is reached counts. Nobody pays more
        than the public price.
      </p>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`Price ${index + 1}`}
          className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line pb-4"
        >
          <EntryFields index={index} categories={categories} />
          <span className="mt-6.5 flex gap-2">
            <IconButton
              icon={ListPlus}
              label={`Add a quantity break to price ${index + 1}`}
              disabled={fields.length >= maxEntries}
              onClick={() => addBreak(index)}
            />
            <IconButton icon={Trash2} label={`Remove price ${index + 1}`} onClick={() => remove(index)} />
          </span>
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        disabled={fields.length >= maxEntries}
        onClick={() => append(blankEntry)}
      >
        Add a price
      </Button>
    </section>
  );
}

/** The fields of one price: what it is for, from which quantity, and the price itself. */
function EntryFields({ index, categories }: { index: number; categories: Category[] }) {
  const { control } = useFormContext<PriceListForm>();
  const path = `entries.${index}` as const;
  const [about, value, category, currency] = useWatch({
    control,
    name: [`${path}.about`, `${path}.value`, `${path}.category`, 'currency'],
  });
  // A category that was renamed keeps its old name here until another one is chosen.
  const isListed = category === '' || categories.some(({ slug }) => slug === category);
  return (
    <>
      <FormSelect name={`${path}.about`} label="For" className="w-36">
        <option value="sku">One SKU</option>
        <option value="category">A category</option>
        <option value="all">Everything</option>
      </FormSelect>
      {about === 'sku' && <FormText name={`${path}.sku`} label="SKU" required className="w-44" />}
      {about === 'category' && (
        <FormSelect name={`${path}.category`} label="Category" required className="w-64 max-w-full">
          <option value="">Choose a category</option>
          {!isListed && <option value={category}>{category}</option>}
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </FormSelect>
      )}
      <FormText name={`${path}.from`} label="From quantity" required inputMode="numeric" className="w-32" />
      {about === 'sku' && (
        <FormSelect name={`${path}.value`} label="Priced by" className="w-40">
          <option value="price">Fixed price</option>
          <option value="percentOff">Percent off</option>
        </FormSelect>
      )}
      {valueOf({ about, value }) === 'price' ? (
        <FormText
          name={`${path}.price`}
          label={`Price of one (${currency})`}
          required
          inputMode="decimal"
          className="w-40"
        />
      ) : (
        <FormText
          name={`${path}.percentOff`}
          label="Percent off"
          required
          inputMode="decimal"
          className="w-40"
        />
      )}
    </>
  );
}
