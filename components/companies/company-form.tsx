'use client';
import { useRouter } from 'next/navigation';
import { useForm, useWatch, type Path } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, RequiredNote } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import {
  billingFields,
  companyBodyOf,
  companyFormOf,
  purchaseOrderFields,
  type CompanyForm as Form,
} from '@/lib/companies/rules/form';
import { companyHref } from '@/lib/companies/rules/paths';
import type { Company } from '@/lib/companies/schema/company';
import { PostalFields } from './postal-fields';
import { PurchaseOrderFields } from './purchase-order-fields';

type Choice = { id: string; name: string };
const fields: Path<Form>[] = [
  'name',
  'taxId',
  ...billingFields,
  ...purchaseOrderFields,
  'parentId',
  'mailDomain',
  'joinsByDomain',
  'salesPersonId',
  'note',
];

/** The form of a company, or of a new one, for staff. */
export function CompanyForm({
  company,
  countries,
  parents,
  salesPeople,
}: {
  company?: Company;
  countries: { code: string; name: string }[];
  parents: Choice[];
  salesPeople: Choice[];
}) {
  const router = useRouter();
  const { register, handleSubmit, setError, control, formState } = useForm<Form>({
    defaultValues: companyFormOf(company, countries[0]?.code ?? ''),
  });
  const country = useWatch({ control, name: 'billing.country' });
  const { errors, isSubmitting } = formState;

  async function save(typed: Form) {
    const body = companyBodyOf(typed);
    try {
      const { id, name } = company
        ? await api.put(`/companies/${company.id}`, { ...body, version: company.version })
        : await api.post('/companies', body);
      toast.success(`Company ${name} saved`);
      if (company) router.refresh();
      else router.push(companyHref(id));
    } catch (error) {
      showFailure(error, setError, fields);
    }
  }

  const choice = (name: 'parentId' | 'salesPersonId', label: string, none: string, list: Choice[]) => (
    <Field label={label} error={errors[name]?.message}>
      {(ids) => (
        <Select {...ids} {...register(name)}>
          <option value="">{none}</option>
          {list.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );

  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <RequiredNote />
      <Field label="Legal name" error={errors.name?.message} required>
        {(ids) => <TextInput {...ids} {...register('name')} autoComplete="off" />}
      </Field>
      <Field label="Tax ID" help="A VAT ID of the EU is checked." error={errors.taxId?.message}>
        {(ids) => <TextInput {...ids} {...register('taxId')} autoComplete="off" />}
      </Field>
      <PostalFields
        register={(name) => register(`billing.${name}`)}
        errorOf={(name) => errors.billing?.[name]?.message}
        country={country}
        countries={countries}
      />
      {choice('parentId', 'Belongs to the group', 'None', parents)}
      {choice('salesPersonId', 'Sales person', 'Nobody', salesPeople)}
      <Field
        label="Mail domain"
        help="A domain whose addresses the company alone gives out, such as acme.com."
        error={errors.mailDomain?.message}
      >
        {(ids) => <TextInput {...ids} {...register('mailDomain')} autoComplete="off" />}
      </Field>
      <Checkbox
        {...register('joinsByDomain')}
        label="People of this domain may ask to join"
        help="An admin of the company decides about each."
        className="self-center"
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
      <Field label="Note" help="For staff alone." error={errors.note?.message} className="sm:col-span-2">
        {(ids) => <TextArea {...ids} {...register('note')} rows={3} />}
      </Field>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      <Button type="submit" pending={isSubmitting} className="justify-self-start sm:col-span-2">
        {company ? 'Save company' : 'Add company'}
      </Button>
    </ScriptForm>
  );
}
