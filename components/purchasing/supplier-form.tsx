'use client';
import { useRouter } from 'next/navigation';
import { useForm, type Path } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, RequiredNote } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { supplierBodyOf, supplierFormOf, type SupplierForm as Form } from '@/lib/purchasing/rules/form';
import { supplierHref } from '@/lib/purchasing/rules/paths';
import type { Supplier } from '@/lib/purchasing/schema/suppliers';

type TextField = Exclude<Path<Form>, 'active' | 'address' | 'note'>;

const texts: { name: TextField; label: string; help?: string; required?: boolean; type?: string }[] = [
  { name: 'name', label: 'Name', required: true },
  { name: 'email', label: 'Email', help: 'Purchase orders go here.', required: true, type: 'email' },
  { name: 'contact', label: 'Contact person' },
  { name: 'phone', label: 'Phone' },
  { name: 'currency', label: 'Currency', help: 'A code such as USD.', required: true },
  {
    name: 'leadTimeDays',
    label: 'Lead time (days)',
    help: 'Where a part has none of its own.',
    required: true,
  },
  { name: 'minOrder', label: 'Minimum order', help: 'Empty: none.' },
];
const fields: Path<Form>[] = [...texts.map(({ name }) => name), 'address', 'note'];

/** The form of a supplier, or of a new one. */
export function SupplierForm({ supplier, currency }: { supplier?: Supplier; currency: string }) {
  const router = useRouter();
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: supplierFormOf(supplier, currency),
  });
  const { errors, isSubmitting } = formState;

  async function save(typed: Form) {
    const body = supplierBodyOf(typed);
    try {
      const { id } = supplier
        ? await api.put(`/suppliers/${supplier.id}`, body)
        : await api.post('/suppliers', body);
      toast.success(`Supplier ${typed.name.trim()} saved`);
      if (supplier) router.refresh();
      else router.push(supplierHref(id));
    } catch (error) {
      showFailure(error, setError, fields);
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <RequiredNote />
      {texts.map(({ name, label, help, required, type }) => (
        <Field key={name} label={label} help={help} required={required} error={errors[name]?.message}>
          {(ids) => <TextInput {...register(name)} {...ids} type={type} autoComplete="off" />}
        </Field>
      ))}
      <Field label="Address" error={errors.address?.message} className="sm:col-span-2">
        {(ids) => <TextArea {...register('address')} {...ids} rows={4} />}
      </Field>
      <Field label="Note" help="For your own use." error={errors.note?.message} className="sm:col-span-2">
        {(ids) => <TextArea {...register('note')} {...ids} rows={2} />}
      </Field>
      <Checkbox
        {...register('active')}
        label="Active"
        help="Nothing is proposed to be bought from others."
        className="sm:col-span-2"
      />
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      <Button type="submit" pending={isSubmitting} className="justify-self-start sm:col-span-2">
        {supplier ? 'Save supplier' : 'Add supplier'}
      </Button>
    </ScriptForm>
  );
}
