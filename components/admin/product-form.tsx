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
import { structureProblems } from '@/lib/catalog/rules/structure-problems';
import { productInput } from '@/lib/catalog/schema/inputs';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { ProductBasics } from './product-basics';
import { ProductDetailsFields } from './product-details-fields';
import { ProductDocuments } from './product-documents';
import { ProductLinks } from './product-links';
import { FormRows } from './form-rows';
import { ProductSpecifications } from './product-specifications';
import { ProductVariants } from './product-variants';
import { SavedProduct, type Saved } from './saved-product';
import { StockReason } from './stock-reason';

/** The form of a new or an existing product: first its main fields, then the rest. */
export function ProductForm({
  structure,
  initial,
  currency,
  known,
  id,
}: {
  structure: CatalogStructure;
  initial: Form;
  currency: string;
  /** The values in use of the filterable fields, as suggestions. */
  known: Record<string, string[]>;
  /** The id of the edited product. */
  id?: string;
}) {
  const router = useRouter();
  const [reason, setReason] = useState('Counted');
  const [pending, setPending] = useState<'draft' | 'published' | null>(null);
  const form = useForm<Form>({ defaultValues: initial });
  const [failures, setFailures] = useState(0);
  const [saved, setSaved] = useState<Saved | null>(null);
  const formElement = useRef<HTMLFormElement>(null);

  // The first faulty field may be far above the sticky button.
  useEffect(() => {
    if (failures) formElement.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failures]);

  // Clears an error when its field changes.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => name && form.clearErrors(name as FieldPath<Form>),
      }),
    [form],
  );

  function show(fields: [path: string, message: string][], given: Form) {
    for (const [path, message] of fields) {
      form.setError(inputOfPath(structure, path, given) as FieldPath<Form>, { message });
    }
    setFailures((times) => times + 1);
    toast.error('Correct the marked fields, then save again.');
  }

  async function send(given: Form, input: ReturnType<typeof inputOfForm>, state: 'draft' | 'published') {
    if (!id) return api.post('/products', { ...input, state });
    await api.patch(`/products/${id}`, { ...input, slug: given.slug });
    // Stock is changed for each SKU separately, with a reason.
    for (const { sku, availableQuantity } of stockChanges(initial, given)) {
      await api.put(`/products/skus/${encodeURIComponent(sku)}/stock`, { availableQuantity, reason });
    }
    return null;
  }

  async function save(state: 'draft' | 'published') {
    const given = form.getValues();
    const input = inputOfForm(structure, given, currency);
    form.clearErrors();
    setSaved(null);
    const checked = productInput.safeParse({ ...input, state });
    if (!checked.success) {
      return show(
        checked.error.issues.map(({ code, path, message }) => {
          const isNoPrice = code === 'invalid_type' && path.at(-1) === 'price';
          return [path.join('.'), isNoPrice ? 'Enter a price such as 12.50' : message];
        }),
        given,
      );
    }
    const problems = Object.entries(structureProblems(structure, input));
    if (problems.length) return show(problems, given);
    setPending(state);
    try {
      const added = await send(given, input, state);
      toast.success(`${given.name} ${id ? 'updated' : 'added'}`);
      if (!added) return router.push('/dashboard/manageProduct');
      form.reset(initial);
      setSaved({ id: added.id, slug: added.slug, name: given.name, status: state });
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
        ref={formElement}
        className="flex max-w-4xl flex-col gap-6"
        onSubmit={() => void save('published')}
      >
        {saved && <SavedProduct saved={saved} />}
        <ProductBasics currency={currency} editing={Boolean(id)} />
        <h2 className="mt-4 text-2xl">Details</h2>
        <ProductDetailsFields structure={structure} editing={Boolean(id)} />
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
          blank={() => ({ from: '', percentOff: '' })}
        />
        <ProductSpecifications structure={structure} known={known} />
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
