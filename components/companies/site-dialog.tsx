'use client';
import { useForm, useWatch, type Path } from 'react-hook-form';
import { useRouter } from 'next/navigation';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, RequiredNote } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { addressFields, emptyAddress } from '@/lib/companies/rules/form';
import type { Site, SiteInput } from '@/lib/companies/schema/company';
import { PostalFields } from './postal-fields';

const fields: Path<SiteInput>[] = ['name', 'contact', 'phone', 'deliveryNote', ...addressFields];

/** The form of a site, or of a new one, in a dialog. */
export function SiteDialog({
  companyId,
  site,
  countries,
  onClose,
}: {
  companyId: string;
  site: Site | null;
  countries: { code: string; name: string }[];
  onClose: () => void;
}) {
  const router = useRouter();
  const { id, ...present } = site ?? {
    id: '',
    name: '',
    contact: '',
    phone: '',
    deliveryNote: '',
    address: { ...emptyAddress, country: countries[0]?.code ?? '' },
  };
  const { register, handleSubmit, setError, control, formState } = useForm<SiteInput>({
    defaultValues: present,
  });
  const country = useWatch({ control, name: 'address.country' });
  const { errors, isSubmitting } = formState;

  async function save(typed: SiteInput) {
    try {
      if (site) await api.put(`/companies/${companyId}/sites/${id}`, typed);
      else await api.post(`/companies/${companyId}/sites`, typed);
      toast.success(`Site ${typed.name.trim()} saved`);
      router.refresh();
      onClose();
    } catch (error) {
      showFailure(error, setError, fields);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={site ? `Change ${site.name}` : 'Add a site'}
    >
      <ScriptForm onSubmit={handleSubmit(save)} className="grid gap-4 sm:grid-cols-2">
        <RequiredNote />
        <Field label="Name of the site" error={errors.name?.message} required>
          {(ids) => <TextInput {...ids} {...register('name')} autoComplete="off" />}
        </Field>
        <Field label="Goods go to" help="A person or department" error={errors.contact?.message} required>
          {(ids) => <TextInput {...ids} {...register('contact')} autoComplete="name" />}
        </Field>
        <PostalFields
          register={(name) => register(`address.${name}`)}
          errorOf={(name) => errors.address?.[name]?.message}
          country={country}
          countries={countries}
        />
        <Field label="Phone for the driver (optional)" error={errors.phone?.message}>
          {(ids) => <TextInput {...ids} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
        <Field
          label="Delivery note (optional)"
          help="Gate, hours, unloading"
          error={errors.deliveryNote?.message}
          className="sm:col-span-2"
        >
          {(ids) => <TextArea {...ids} {...register('deliveryNote')} rows={2} />}
        </Field>
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
        <Button type="submit" pending={isSubmitting} className="justify-self-start sm:col-span-2">
          Save site
        </Button>
      </ScriptForm>
    </Dialog>
  );
}
