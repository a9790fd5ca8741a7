'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useFormCall } from '@/components/forms/use-form-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { newServiceInput, serviceChange, type ServiceRecord } from '@/lib/machines/schema';

const empty = { day: '', work: '', by: '', hours: '', note: '', nextOn: '' };

/** Records what was done to a machine, or changes a record. */
export function ServiceForm({
  machineId,
  service,
  onDone,
}: {
  machineId: string;
  service: ServiceRecord | null;
  onDone: () => void;
}) {
  const router = useRouter();
  const { pending, errors, send } = useFormCall();
  const key = useRef('');
  const [values, setValues] = useState(() => {
    if (!service) return empty;
    const { id: _, hours, ...facts } = service;
    return { ...facts, hours: hours === null ? '' : String(hours) };
  });
  const input = (name: keyof typeof empty) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const path = `/machines/${machineId}/services`;

  async function save(form: HTMLFormElement) {
    const hours = values.hours.trim() === '' ? null : Number(values.hours.replaceAll(',', ''));
    const facts = { ...values, hours };
    key.current ||= crypto.randomUUID();
    const saved = await (service
      ? send(serviceChange, facts, form, (change) => api.patch(`${path}/${service.id}`, change))
      : send(newServiceInput, { key: key.current, ...facts }, form, (added) => api.post(path, added)));
    if (!saved) return;
    toast.success('Service saved');
    router.refresh();
    onDone();
  }

  return (
    <ScriptForm
      onSubmit={(event) => void save(event.currentTarget)}
      className="mt-4 flex max-w-2xl flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="What was done" error={errors.work} required>
          {(ids) => <TextInput {...ids} {...input('work')} maxLength={200} autoComplete="off" />}
        </Field>
        <Field label="Day" error={errors.day} required>
          {(ids) => <TextInput {...ids} {...input('day')} type="date" />}
        </Field>
        <Field label="Done by" error={errors.by}>
          {(ids) => <TextInput {...ids} {...input('by')} maxLength={80} autoComplete="off" />}
        </Field>
        <Field label="Hours of operation" error={errors.hours}>
          {(ids) => <TextInput {...ids} {...input('hours')} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field label="Next service after this" error={errors.nextOn}>
          {(ids) => <TextInput {...ids} {...input('nextOn')} type="date" />}
        </Field>
      </div>
      <Field label="Note on the service" error={errors.note}>
        {(ids) => <TextArea {...ids} {...input('note')} rows={2} maxLength={500} />}
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          Save service
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </p>
    </ScriptForm>
  );
}
