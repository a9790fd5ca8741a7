'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  useFormContext,
  type DefaultValues,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { FormText } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';

type Stored = { id: string; name: string; version: number };

/** The form around the fields of a price list or an assortment: adds one, or changes it as it was seen. */
export function RecordForm<Form extends FieldValues, Saved extends Stored>({
  what,
  path,
  record,
  valuesOf,
  bodyOf,
  fieldsOf,
  hrefOf,
  children,
}: {
  /** What it is called: "Price list". */
  what: string;
  /** The address of its API. */
  path: string;
  /** The stored one; absent for a new one. */
  record: Saved | undefined;
  valuesOf: (record: Saved | undefined) => Form;
  bodyOf: (typed: Form) => object;
  /** The fields that the server can find fault with, the last first: the one that is shown last gets the focus. */
  fieldsOf: (typed: Form) => Path<Form>[];
  hrefOf: (id: string) => string;
  children: ReactNode;
}) {
  const router = useRouter();
  const form = useForm<Form>({ defaultValues: valuesOf(record) as DefaultValues<Form> });
  // That of the record whose values are in the form, which a refresh of the page doesn't change.
  const [version, setVersion] = useState(record?.version);
  const { isSubmitting, isDirty, errors } = form.formState;

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  async function save(typed: Form) {
    const body = bodyOf(typed);
    try {
      const saved = record
        ? await api.put<Saved>(`${path}/${record.id}`, { ...body, version })
        : await api.post<Saved>(path, body);
      toast.success(`${what} “${saved.name}” saved`);
      form.reset(valuesOf(saved));
      setVersion(saved.version);
      if (record) router.refresh();
      else router.push(hrefOf(saved.id));
    } catch (error) {
      showFailure(error, form.setError, fieldsOf(typed));
    }
  }

  return (
    <FormProvider {...form}>
      <ScriptForm
        onSubmit={(event) => {
          // Errors of the server at fields without an input would keep the form from being sent again.
          form.clearErrors();
          void form.handleSubmit(save)(event);
        }}
        className="flex max-w-5xl flex-col gap-8"
      >
        <RequiredNote />
        {children}
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
        <Button type="submit" pending={isSubmitting} className="self-start">
          {`${record ? 'Save' : 'Add'} ${what.toLowerCase()}`}
        </Button>
      </ScriptForm>
    </FormProvider>
  );
}

/** The name of a price list or an assortment. */
export const NameField = ({ className }: { className?: string }) => (
  <FormText
    name="name"
    label="Name"
    help="Staff see it, and the account export of a customer has it."
    required
    maxLength={80}
    className={className}
  />
);

/** Whether it counts. */
export function ActiveField({ help }: { help: string }) {
  const { register } = useFormContext<{ active: boolean }>();
  return <Checkbox {...register('active')} label="Active" help={help} />;
}
