'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { api, ApiError } from '@/lib/api/client';
import { fieldOfPath, productInput, type ProductForm as Form } from '@/lib/catalog/rules/product-form';
import { itemInput } from '@/lib/catalog/schema';
import { ProductDetailsFields } from './product-details-fields';
import { ProductPicture } from './product-picture';
import { ProductRows } from './product-rows';

type Editing = { id: string; pictures: string[]; hasSizes: boolean };

/** A product, new or present: first what the shop window shows, then the rest of its facts. */
export function ProductForm({
  initial,
  currency,
  editing,
}: {
  initial: Form;
  currency: string;
  editing?: Editing;
}) {
  const router = useRouter();
  const [pictures, setPictures] = useState(editing?.pictures ?? []);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState<'draft' | 'published' | null>(null);
  const { register, control, getValues, reset } = useForm<Form>({ defaultValues: initial });
  const colours = useWatch({ control, name: 'variants' });

  function show(fields: [path: string, message: string][], form: Form) {
    const shown = fields.map(([path, message]) => [fieldOfPath(path, form), message]);
    setErrors(Object.fromEntries(shown));
    toast.error(fields.length ? 'Please look at the marked fields.' : 'That did not work.');
  }

  async function save(state: 'draft' | 'published') {
    const form = getValues();
    const input = productInput(form, pictures, currency);
    const checked = itemInput.safeParse({ ...input, state });
    if (!checked.success) {
      return show(
        checked.error.issues.map(({ path, message }) => [path.join('.'), message]),
        form,
      );
    }
    setErrors({});
    setPending(state);
    try {
      // Sizes are kept: the form knows colours only, and the list changes the price of each size.
      const { variants, ...facts } = input;
      const edit = { ...facts, slug: form.slug, ...(!editing?.hasSizes && { variants }) };
      if (editing) await api.patch(`/products/${editing.id}`, edit);
      else await api.post('/products', { ...checked.data });
      toast.success(editing ? 'updated' : 'added');
      if (editing) return router.push('/dashboard/manageProduct');
      reset(initial);
      setPictures([]);
    } catch (failure) {
      const fields = failure instanceof ApiError ? Object.entries(failure.fields) : [];
      if (fields.length) show(fields, form);
      else
        toast.error(failure instanceof Error ? failure.message : 'That did not work.', {
          duration: Infinity,
        });
    } finally {
      setPending(null);
    }
  }

  return (
    <form
      noValidate
      className="flex max-w-3xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save('published');
      }}
    >
      <ProductPicture pictures={pictures} onChange={setPictures} error={errors.pictures} />
      <Field label="Name" required error={errors.name}>
        {(ids) => <TextInput {...ids} placeholder="Name" {...register('name')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label={`Price (${currency})`}
          required
          error={errors.price}
          help={editing?.hasSizes ? 'Of the first size. Prices change in the list.' : undefined}
        >
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="decimal"
              placeholder="0.00"
              readOnly={editing?.hasSizes}
              {...register('price')}
            />
          )}
        </Field>
        <Field label="Stock" help="No: nothing is available" error={errors.stock}>
          {(ids) => (
            <Select {...ids} disabled={Boolean(editing)} {...register('stock')}>
              <option>Yes</option>
              <option>No</option>
            </Select>
          )}
        </Field>
        <Field label="Date" help="Available from" error={errors.date}>
          {(ids) => <TextInput {...ids} type="date" {...register('date')} />}
        </Field>
      </div>
      <Field label="Description" required error={errors.description}>
        {(ids) => <TextArea {...ids} rows={6} {...register('description')} />}
      </Field>
      <h2 className="mt-4 text-2xl">Details</h2>
      <ProductDetailsFields
        register={register}
        errors={errors}
        editing={Boolean(editing)}
        hasColours={colours.length > 0}
      />
      {!editing?.hasSizes && (
        <ProductRows
          {...{ control, register, errors }}
          rows="variants"
          title="Colours"
          help="Each with its own SKU and stock. Without a price of its own it costs what stands above."
          columns={[
            { name: 'colour', label: 'Colour' },
            { name: 'hex', label: 'Shade', type: 'color' },
            { name: 'sku', label: 'SKU', wide: true },
            { name: 'price', label: 'Price' },
            { name: 'availableQuantity', label: 'Available' },
          ]}
          blank={() => ({ colour: '', hex: '#f28c18', sku: '', price: '', availableQuantity: '1' })}
        />
      )}
      <ProductRows
        {...{ control, register, errors }}
        rows="priceBreaks"
        title="Price breaks"
        help="From this quantity on, so many percent less."
        columns={[
          { name: 'from', label: 'From' },
          { name: 'percentOff', label: '% less' },
        ]}
        blank={() => ({ from: '', percentOff: '' })}
      />
      <ProductRows
        {...{ control, register, errors }}
        rows="specifications"
        title="Specifications"
        help="Such as Weight: 1.2 kg. Those that the shop filters by are recognised by their name."
        columns={[
          { name: 'name', label: 'Name' },
          { name: 'value', label: 'Value', wide: true },
        ]}
        blank={() => ({ name: '', value: '' })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" pending={pending === 'published'}>
          {editing ? 'Save' : 'Add Product'}
        </Button>
        {!editing && (
          <Button
            size="lg"
            variant="secondary"
            pending={pending === 'draft'}
            onClick={() => void save('draft')}
          >
            Save as draft
          </Button>
        )}
      </div>
    </form>
  );
}
