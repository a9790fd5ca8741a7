'use client';
import { useRouter } from 'next/navigation';
import { useForm, useWatch } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { billingFields, purchaseOrderFields } from '@/lib/companies/rules/form';
import type { CompanyDetails } from '@/lib/companies/schema/company';
import { PostalFields } from './postal-fields';
import { PurchaseOrderFields } from './purchase-order-fields';

/** The billing address of a company and its rules for orders, for its admins. */
export function DetailsForm({
  id,
  details,
  countries,
}: {
  id: string;
  details: CompanyDetails;
  countries: { code: string; name: string }[];
}) {
  const router = useRouter();
  const { register, handleSubmit, setError, control, formState } = useForm<CompanyDetails>({
    defaultValues: details,
  });
  const country = useWatch({ control, name: 'billing.country' });
  const { errors, isSubmitting } = formState;

  async function save(typed: CompanyDetails) {
    try {
      await api.put(`/companies/${id}/details`, typed);
      toast.success('Company saved');
      router.refresh();
    } catch (error) {
      showFailure(error, setError, [...billingFields, ...purchaseOrderFields]);
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <RequiredNote />
      <PostalFields
        register={(name) => register(`billing.${name}`)}
        errorOf={(name) => errors.billing?.[name]?.message}
        country={country}
        countries={countries}
      />
      <PurchaseOrderFields
        register={(name) => register(`purchaseOrders.${name}`)}
        patternError={errors.purchaseOrders?.pattern?.message}
      />
      <Checkbox
        {...register('shipComplete')}
        label="Orders ship complete"
        help="In one shipment, unless the buyer chooses otherwise."
        className="sm:col-span-2"
      />
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      <Button type="submit" pending={isSubmitting} className="justify-self-start sm:col-span-2">
        Save
      </Button>
    </ScriptForm>
  );
}
