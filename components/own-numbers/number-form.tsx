'use client';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { announceMeChanged } from '@/lib/api/client/me';

const empty = { sku: '', number: '' };

/** Adds the number under which a customer knows a SKU, or changes it. `owner` is as the API names it, `isOwn` false where staff do it for them. */
export function NumberForm({ owner, isOwn }: { owner: string; isOwn: boolean }) {
  const router = useRouter();
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: empty });
  const { errors, isSubmitting } = formState;

  async function save({ sku, number }: typeof empty) {
    if (!sku.trim()) return setError('sku', { message: 'is required' }, { shouldFocus: true });
    try {
      await api.put(`/own-numbers/${owner}/parts/${encodeURIComponent(sku.trim())}`, { number });
      toast.success(`${number.trim()} is ${isOwn ? 'your' : 'the customer’s'} number of ${sku.trim()}`);
      reset(empty);
      announceMeChanged();
      router.refresh();
    } catch (error) {
      showFailure(error, setError, ['sku', 'number']);
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="flex max-w-3xl flex-col gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Our SKU" error={errors.sku?.message} required>
          {(ids) => <TextInput {...ids} {...register('sku')} maxLength={40} autoComplete="off" />}
        </Field>
        <Field
          label={isOwn ? 'Your part number' : 'Customer’s part number'}
          error={errors.number?.message}
          required
        >
          {(ids) => <TextInput {...ids} {...register('number')} maxLength={40} autoComplete="off" />}
        </Field>
      </div>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      <Button type="submit" pending={isSubmitting} className="self-start">
        Save part number
      </Button>
    </ScriptForm>
  );
}
