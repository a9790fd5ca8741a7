'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { SecretOnce } from '@/components/admin/secret-once';
import { FormText, useProblem } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import type { NewApiKey } from '@/lib/api-keys/schema';

type Form = { name: string; scopes: string[]; addresses: string; validDays: string };

/** What a key can be allowed to do, with its display name. */
type ScopeNames = Readonly<Record<string, string>>;

/** The form that makes a key with some of these scopes by an endpoint, whose path is below `/api`. */
export function KeyForm({ endpoint, scopeNames }: { endpoint: string; scopeNames: ScopeNames }) {
  const router = useRouter();
  const [made, setMade] = useState<string | null>(null);
  const form = useForm<Form>({ defaultValues: { name: '', scopes: [], addresses: '', validDays: '365' } });
  const { isSubmitting, errors } = form.formState;

  async function save({ addresses, validDays, ...typed }: Form) {
    const body = {
      ...typed,
      addresses: addresses.split(/[\s,]+/).filter(Boolean),
      validDays: validDays.trim() ? Number(validDays) : null,
    };
    try {
      setMade((await api.post<Pick<NewApiKey, 'key'>>(endpoint, body)).key);
      form.reset();
      router.refresh();
    } catch (error) {
      showFailure(error, form.setError, ['scopes', 'addresses', 'validDays', 'name']);
    }
  }

  if (made)
    return (
      <SecretOnce title="The new key" name="key" secret={made} onDone={() => setMade(null)}>
        Store it in the other system now:
      </SecretOnce>
    );
  return (
    <FormProvider {...form}>
      <ScriptForm
        onSubmit={(event) => {
          // Errors of the server at fields without an input would keep the form from being sent again.
          form.clearErrors();
          void form.handleSubmit(save)(event);
        }}
        className="flex max-w-3xl flex-col gap-6"
      >
        <h2 className="text-2xl">Make a key</h2>
        <RequiredNote />
        <FormText name="name" label="Name" help="The system that gets the key" required maxLength={60} />
        <ScopeChoice scopeNames={scopeNames} />
        <FormText
          name="addresses"
          label="Allowed addresses"
          help="Addresses or networks such as 192.0.2.0/24, separated by commas; empty for all"
        />
        <FormText
          name="validDays"
          label="Days until it expires"
          help="Empty for never"
          type="number"
          min={1}
          max={3650}
        />
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
        <Button type="submit" pending={isSubmitting} className="self-start">
          Make key
        </Button>
      </ScriptForm>
    </FormProvider>
  );
}

function ScopeChoice({ scopeNames }: { scopeNames: ScopeNames }) {
  const { register } = useFormContext<Form>();
  const problem = useProblem('scopes');
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Scopes</legend>
      {problem && (
        <p role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      )}
      {Object.entries(scopeNames).map(([scope, name]) => (
        <label key={scope} className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            value={scope}
            {...register('scopes')}
            className="size-5 shrink-0 accent-link"
          />
          <span>
            {name} <code className="text-sm text-muted wrap-anywhere">{scope}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
