'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, type FieldPath } from 'react-hook-form';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { StickyBar } from '@/components/ui/sticky-bar';
import {
  inputOfPath,
  inputOfForm,
  stockChanges,
  type ProductForm as Form,
} from '@/lib/catalog/rules/product-form';
import { productInput } from '@/lib/catalog/schema';
import { ProductBasics } from './product-basics';
import { ProductDetailsFields } from './product-details-fields';
import { ProductDocuments } from './product-documents';
import { ProductLinks } from './product-links';
import { FormRows } from './form-rows';
import { ProductSpecifications } from './product-specifications';
import { ProductVariants } from './product-variants';
import { StockReason } from './stock-reason';

/** A product, new or present: first what the shop window shows, then the rest of its facts. */
export function ProductForm({
  initial,
  currency,
  known,
  id,
}: {
  initial: Form;
  currency: string;
  /** Values in use of the fields that the shop filters by, to choose from. */
  known: Record<string, string[]>;
  /** Of the product that is edited. */
  id?: string;
}) {
  const router = useRouter();
  const [reason, setReason] = useState('Counted');
  const [pending, setPending] = useState<'draft' | 'published' | null>(null);
  const form = useForm<Form>({ defaultValues: initial });
  const [failures, setFailures] = useState(0);
  const place = useRef<HTMLFormElement>(null);

  // The button stays in sight: what is wrong may stand far above it.
  useEffect(() => {
    if (failures) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failures]);

  function show(fields: [path: string, message: string][], given: Form) {
    for (const [path, message] of fields) {
      form.setError(inputOfPath(path, given) as FieldPath<Form>, { message });
    }
    setFailures((times) => times + 1);
    toast.error('Please look at the marked fields.');
  }

  async function send(given: Form, input: ReturnType<typeof inputOfForm>, state: 'draft' | 'published') {
    if (!id) return api.post('/products', { ...input, state });
    await api.patch(`/products/${id}`, { ...input, slug: given.slug });
    // The stock of a SKU is a number of its own, and every change of it says why.
    for (const { sku, availableQuantity } of stockChanges(initial, given)) {
      await api.put(`/products/skus/${encodeURIComponent(sku)}/stock`, { availableQuantity, reason });
    }
  }

  async function save(state: 'draft' | 'published') {
    const given = form.getValues();
    const input = inputOfForm(given, currency);
    form.clearErrors();
    const checked = productInput.safeParse({ ...input, state });
    if (!checked.success) {
      return show(
        checked.error.issues.map(({ path, message }) => [path.join('.'), message]),
        given,
      );
    }
    setPending(state);
    try {
      await send(given, input, state);
      toast.success(id ? 'updated' : 'added');
      if (id) router.push('/dashboard/manageProduct');
      else form.reset(initial);
    } catch (failure) {
      const fields = failure instanceof ApiError ? Object.entries(failure.fields) : [];
      if (fields.length) show(fields, given);
      else toast.error(messageOf(failure));
    } finally {
      setPending(null);
    }
  }

  return (
    <FormProvider {...form}>
      <ScriptForm
        ref={place}
        className="flex max-w-4xl flex-col gap-6"
        onSubmit={() => void save('published')}
      >
        <ProductBasics currency={currency} editing={Boolean(id)} />
        <h2 className="mt-4 text-2xl">Details</h2>
        <ProductDetailsFields editing={Boolean(id)} />
        <ProductVariants />
        {id && <StockReason initial={initial} reason={reason} onChange={setReason} />}
        <FormRows
          rows="priceBreaks"
          title="Price breaks"
          one="price break"
          help="The discount in percent from each quantity up."
          columns={[
            { name: 'from', label: 'From' },
            { name: 'percentOff', label: '% less' },
          ]}
          blank={{ from: '', percentOff: '' }}
        />
        <ProductSpecifications known={known} />
        <ProductDocuments />
        <h2 className="mt-4 text-2xl">Related products</h2>
        <ProductLinks name="accessories" label="Accessories" help="What goes with it" max={24} />
        <ProductLinks name="spareParts" label="Spare parts" help="What replaces its worn parts" max={24} />
        <ProductLinks
          name="successor"
          label="Successor"
          help="What replaces it when it is no longer made: its page leads there"
          max={1}
        />
        <StickyBar>
          <Button type="submit" pending={pending === 'published'}>
            {id ? 'Save' : 'Add Product'}
          </Button>
          {!id && (
            <Button variant="secondary" pending={pending === 'draft'} onClick={() => void save('draft')}>
              Save as draft
            </Button>
          )}
        </StickyBar>
      </ScriptForm>
    </FormProvider>
  );
}
