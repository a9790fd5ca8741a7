'use client';
import { useRouter } from 'next/navigation';
import { FormProvider, useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { FormText } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { entryFormFields, entryInputOf, type EntryForm as Form } from '@/lib/catalog/rules/entry-form';
import { entryKindNames, entryListHref } from '@/lib/catalog/rules/entry-kinds';
import type { EntryKind } from '@/lib/catalog/schema/structure-entries';
import { CategoryFields, FieldFields, type Choice } from './entry-fields';
import { formatNumber } from '@/lib/shared/formats';

/** The form of an entry of the catalog structure (`entryKey`), or of a new one. */
export function EntryForm({
  kind,
  entryKey,
  initial,
  categories,
}: {
  kind: EntryKind;
  entryKey?: string;
  initial: Form;
  categories: Choice[];
}) {
  const router = useRouter();
  const form = useForm<Form>({ defaultValues: initial });
  const { isSubmitting, errors } = form.formState;
  const { one } = entryKindNames[kind];

  async function save(typed: Form) {
    const input = entryInputOf(kind, typed);
    try {
      const { behind } =
        entryKey === undefined
          ? await api.post('/catalog-structure', input)
          : await api.put(`/catalog-structure/${encodeURIComponent(entryKey)}`, input);
      toast.success(
        behind
          ? `${input.name} saved. ${formatNumber(behind)} products follow in a few minutes.`
          : `${input.name} saved`,
      );
      router.push(entryListHref(kind));
      router.refresh();
    } catch (error) {
      showFailure(error, form.setError, entryFormFields);
    }
  }

  return (
    <FormProvider {...form}>
      <ScriptForm onSubmit={form.handleSubmit(save)} className="flex max-w-3xl flex-col gap-4">
        <RequiredNote />
        <FormText name="name" label="Name" maxLength={60} required />
        {kind === 'category' && <CategoryFields categories={categories} />}
        {kind === 'field' && <FieldFields categories={categories} />}
        {kind === 'brand' && <FormText name="website" label="Website" placeholder="https://" />}
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
        <Button type="submit" pending={isSubmitting} className="self-start">
          {entryKey === undefined ? `Add ${one}` : 'Save'}
        </Button>
      </ScriptForm>
    </FormProvider>
  );
}
