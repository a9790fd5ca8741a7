'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMay } from '@/components/layout/allowed';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { messageStatuses, messageStatusNames } from '@/lib/contact/rules';
import type { Message } from '@/lib/contact/schema';

/** Status and assignee of a message; a choice is saved at once. */
export function MessageHandling({
  message: { reference, state, assignee },
  assignees,
}: {
  message: Pick<Message, 'reference' | 'state' | 'assignee'>;
  assignees: { id: string; name: string }[];
}) {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function change(body: object, done: string) {
    setPending(true);
    try {
      await api.patch(`/messages/${reference}`, body);
      toast.success(done);
    } catch (error) {
      toast.error(messageOf(error));
    }
    router.refresh();
    setPending(false);
  }

  const mayEdit = useMay('messages.edit');
  const isFormer = assignee && !assignees.some(({ id }) => id === assignee.id);
  return (
    <fieldset
      disabled={!mayEdit}
      aria-busy={pending}
      className="grid min-w-0 gap-4 sm:grid-cols-2 xl:col-start-2 xl:grid-cols-1"
    >
      <Field label="Status">
        {(ids) => (
          <Select
            {...ids}
            value={state}
            onChange={({ target }) =>
              void change({ state: target.value }, `Message ${reference}: status saved`)
            }
          >
            {messageStatuses.map((status) => (
              <option key={status} value={status}>
                {messageStatusNames[status]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Assigned to">
        {(ids) => (
          <Select
            {...ids}
            value={assignee?.id ?? ''}
            onChange={({ target }) =>
              void change({ assignee: target.value || null }, `Message ${reference}: assignee saved`)
            }
          >
            <option value="">Nobody</option>
            {isFormer && <option value={assignee.id}>{assignee.name}</option>}
            {assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </fieldset>
  );
}
