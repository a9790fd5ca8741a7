'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { FormText } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import type { EventType } from '@/lib/events/schema';
import { endpointHref, filtersOf, typesOf } from '@/lib/webhooks/rules';
import type { Endpoint, EndpointSecret } from '@/lib/webhooks/schema';
import { EventChoice } from './event-choice';
import { SigningSecret } from './signing-secret';

type Form = { url: string; description: string; events: EventType[] };

/** The form of an endpoint, or of a new one, whose secret it shows once. */
export function EndpointForm({ endpoint }: { endpoint?: Endpoint }) {
  const router = useRouter();
  const [added, setAdded] = useState<EndpointSecret | null>(null);
  const form = useForm<Form>({
    defaultValues: {
      url: endpoint?.url ?? '',
      description: endpoint?.description ?? '',
      events: typesOf(endpoint?.events ?? []),
    },
  });
  const { isSubmitting, errors } = form.formState;

  async function save({ events, ...typed }: Form) {
    const body = { ...typed, events: filtersOf(events) };
    try {
      if (endpoint) {
        await api.patch(`/webhooks/${endpoint.id}`, body);
        toast.success('Endpoint saved');
        router.refresh();
      } else setAdded(await api.post('/webhooks', body));
    } catch (error) {
      showFailure(error, form.setError, ['events', 'description', 'url']);
    }
  }

  if (added)
    return <SigningSecret secret={added.secret} onDone={() => router.push(endpointHref(added.id))} />;
  return (
    <FormProvider {...form}>
      <ScriptForm
        onSubmit={(event) => {
          // Errors of the server at fields without an input would keep the form from being sent again.
          form.clearErrors();
          void form.handleSubmit(save)(event);
        }}
        className="flex max-w-5xl flex-col gap-6"
      >
        <RequiredNote />
        <FormText
          name="url"
          label="Address"
          help="Where the shop posts the events, such as https://erp.example/events"
          required
          type="url"
          maxLength={500}
        />
        <FormText name="description" label="Description" maxLength={200} />
        <EventChoice />
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
        <Button type="submit" pending={isSubmitting} className="self-start">
          {endpoint ? 'Save endpoint' : 'Add endpoint'}
        </Button>
      </ScriptForm>
    </FormProvider>
  );
}
