'use client';
import { useRouter } from 'next/navigation';
import { useForm, useWatch } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Field, RequiredNote } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { announceMeChanged } from '@/lib/api/client/me';
import { billingFields, emptyAddress } from '@/lib/companies/rules/form';
import { ownCompanyPath } from '@/lib/companies/rules/paths';
import type { CompanyRequest } from '@/lib/companies/schema/company';
import { PostalFields } from './postal-fields';

/** Asks for the account of a company. */
export function RequestForm({ countries }: { countries: { code: string; name: string }[] }) {
  const router = useRouter();
  const { register, handleSubmit, setError, control, formState } = useForm<CompanyRequest>({
    defaultValues: { name: '', taxId: '', billing: { ...emptyAddress, country: countries[0]?.code ?? '' } },
  });
  const country = useWatch({ control, name: 'billing.country' });
  const { errors, isSubmitting } = formState;

  async function send(typed: CompanyRequest) {
    try {
      await api.post('/company-requests', typed);
      toast.success('Thank you. We look at your request and write to you.');
      announceMeChanged();
      router.push(ownCompanyPath);
    } catch (error) {
      showFailure(error, setError, ['name', 'taxId', ...billingFields]);
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(send)} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <RequiredNote />
      <Field label="Legal name" error={errors.name?.message} required className="sm:col-span-2">
        {(ids) => <TextInput {...ids} {...register('name')} autoComplete="organization" />}
      </Field>
      <Field
        label="Tax ID (optional)"
        help="In the EU your VAT ID; elsewhere the number of your tax office."
        error={errors.taxId?.message}
        className="sm:col-span-2"
      >
        {(ids) => <TextInput {...ids} {...register('taxId')} autoComplete="off" />}
      </Field>
      <h2 className="mt-2 text-2xl sm:col-span-2">Billing address</h2>
      <PostalFields
        register={(name) => register(`billing.${name}`)}
        errorOf={(name) => errors.billing?.[name]?.message}
        country={country}
        countries={countries}
      />
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      <Button type="submit" pending={isSubmitting} className="justify-self-start sm:col-span-2">
        Ask for a company account
      </Button>
    </ScriptForm>
  );
}
