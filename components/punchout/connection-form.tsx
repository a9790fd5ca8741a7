'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { FormSelect, FormText } from '@/components/admin/form-text';
import { SecretOnce } from '@/components/admin/secret-once';
import { Button } from '@/components/ui/button';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import type { Connection, ConnectionInput } from '@/lib/punchout/schema/connection';
import { ConnectionFields } from './connection-fields';

export type ConnectionFormValues = Omit<ConnectionInput, 'returnHosts' | 'outgoingSecret'> & {
  returnHosts: string;
  outgoingSecret: string;
};

const blank = { domain: 'NetworkId', identity: '' };
const fields = [
  'from.domain',
  'from.identity',
  'to.domain',
  'to.identity',
  'sender.domain',
  'sender.identity',
  'userId',
  'returnHosts',
  'outgoingUrl',
  'outgoingSecret',
  'name',
] as const;

const valuesOf = (connection: Connection | undefined): ConnectionFormValues => ({
  name: connection?.name ?? '',
  from: connection?.from ?? blank,
  to: connection?.to ?? blank,
  sender: connection?.sender ?? blank,
  userId: connection?.member?.id ?? '',
  returnHosts: connection?.returnHosts.join(', ') ?? '',
  outgoingUrl: connection?.outgoingUrl ?? '',
  outgoingSecret: '',
  active: connection?.active ?? true,
});

/** The form of a connection, or of a new one, whose shared secret it shows once. */
export function ConnectionForm({
  companyId,
  members,
  connection,
}: {
  companyId: string;
  members: { userId: string; name: string }[];
  connection?: Connection;
}) {
  const router = useRouter();
  const [made, setMade] = useState<string | null>(null);
  const form = useForm<ConnectionFormValues>({ defaultValues: valuesOf(connection) });
  const { isSubmitting, errors } = form.formState;
  const path = `/companies/${companyId}/punchout` as const;

  async function save({ returnHosts, outgoingSecret, ...typed }: ConnectionFormValues) {
    const body = {
      ...typed,
      returnHosts: returnHosts.split(/[\s,]+/).filter(Boolean),
      ...(outgoingSecret && { outgoingSecret }),
    };
    try {
      if (connection) {
        await api.put(`${path}/${connection.id}`, body);
        toast.success('Connection saved');
      } else {
        setMade((await api.post(path, body)).secret);
        form.reset();
      }
      router.refresh();
    } catch (error) {
      showFailure(error, form.setError, [...fields]);
    }
  }

  if (made)
    return (
      <SecretOnce title="The shared secret" name="secret" secret={made} onDone={() => setMade(null)}>
        Give it to the company for its purchasing system now:
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
        <RequiredNote />
        <FormText name="name" label="Name" help="Such as Ariba or SAP" required maxLength={60} />
        <ConnectionFields />
        <FormSelect name="userId" label="Orders in the name of" required>
          <option value="">Choose a member</option>
          {members.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </FormSelect>
        <FormText
          name="returnHosts"
          label="Hosts to which carts go back"
          help="Such as service.ariba.com, separated by commas"
          required
        />
        <FormText
          name="outgoingUrl"
          label="Address for confirmations, ship notices and invoices"
          help="Empty to send none"
          type="url"
          maxLength={500}
        />
        <FormText
          name="outgoingSecret"
          label="Shared secret in these documents"
          help={connection?.hasOutgoingSecret ? 'Empty keeps the present one' : undefined}
          type="password"
          maxLength={200}
        />
        <label className="flex min-h-9 items-center gap-2">
          <input type="checkbox" {...form.register('active')} className="size-5 accent-link" />
          Switched on
        </label>
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
        <Button type="submit" pending={isSubmitting} className="self-start">
          {connection ? 'Save connection' : 'Connect'}
        </Button>
      </ScriptForm>
    </FormProvider>
  );
}
