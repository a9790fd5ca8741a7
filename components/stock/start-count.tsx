'use client';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { countsPath } from '@/lib/inventory/rules';

type Form = { name: string; category: string; skus: string };

/** Starts a stock count and opens it. */
export function StartCount({ categories }: { categories: { slug: string; name: string }[] }) {
  const router = useRouter();
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: { name: '', category: '', skus: '' },
  });
  const { errors, isSubmitting } = formState;

  async function start({ name, category, skus }: Form) {
    const list = skus.split(/[\n,;]+/).map((sku) => sku.trim());
    try {
      const body = { name, category: category || null, skus: list.filter(Boolean) };
      const { id } = await api.post('/stock/counts', body);
      router.push(`${countsPath}/${id}`);
    } catch (error) {
      showFailure(error, setError, ['name', 'category', 'skus']);
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(start)} className="my-5 grid max-w-3xl gap-4 sm:grid-cols-2">
      <Field label="Name of the count" required error={errors.name?.message}>
        {(ids) => <TextInput {...register('name')} {...ids} maxLength={100} autoComplete="off" />}
      </Field>
      <Field label="Category" error={errors.category?.message}>
        {(ids) => (
          <Select {...register('category')} {...ids}>
            <option value="">All SKUs</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Or these SKUs"
        help="One on each line. Empty: the whole category."
        error={errors.skus?.message}
        className="sm:col-span-2"
      >
        {(ids) => <TextArea {...register('skus')} {...ids} rows={2} spellCheck={false} />}
      </Field>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      <Button type="submit" size="sm" pending={isSubmitting} className="col-start-1 justify-self-start">
        Start count
      </Button>
    </ScriptForm>
  );
}
