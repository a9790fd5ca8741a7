'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { useFormCall } from '@/components/forms/use-form-call';
import { Button } from '@/components/ui/button';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { machinesPath } from '@/lib/machines/rules/paths';
import { machineChange, type MachineSummary } from '@/lib/machines/schema';
import { MachineFields } from './machine-fields';

/** The facts of a machine to change, and its removal. */
export function MachineSettings({ machine }: { machine: MachineSummary }) {
  const router = useRouter();
  const { pending, errors, send } = useFormCall();
  const { id, name, company, serialNumber, purchasedOn, place, note, serviceOn } = machine;
  const [values, setValues] = useState({ serialNumber, purchasedOn, place, note, serviceOn });
  const [isRemoving, setIsRemoving] = useState(false);

  async function save(form: HTMLFormElement) {
    const saved = await send(machineChange, values, form, (input) => api.patch(`/machines/${id}`, input));
    if (!saved) return;
    toast.success('Machine saved');
    router.refresh();
  }

  async function remove() {
    setIsRemoving(false);
    try {
      await api.delete(`/machines/${id}`);
      toast.success(`“${name}” removed`);
      announceMeChanged();
      router.push(machinesPath);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  return (
    <section aria-labelledby="settings" className="max-w-2xl">
      <h2 id="settings" className="part-title mb-4">
        About this machine
      </h2>
      <ScriptForm onSubmit={(event) => void save(event.currentTarget)} className="flex flex-col gap-4">
        <MachineFields values={values} errors={errors} onChange={setValues} />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" pending={pending}>
            Save machine
          </Button>
          <Button variant="danger" onClick={() => setIsRemoving(true)}>
            Remove machine
          </Button>
        </p>
      </ScriptForm>
      {isRemoving && (
        <ConfirmDialog
          title={`Remove “${name}”?`}
          question={
            company ? `It is gone for all of ${company}.` : 'What you have noted about it is deleted.'
          }
          label="Remove machine"
          onConfirm={() => void remove()}
          onCancel={() => setIsRemoving(false)}
        />
      )}
    </section>
  );
}
