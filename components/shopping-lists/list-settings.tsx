'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { useFormCall } from '@/components/forms/use-form-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { listsPath } from '@/lib/shopping-lists/rules/paths';
import { listChange, type ShoppingList } from '@/lib/shopping-lists/schema';

const choices = [1, 2, 3, 4, 6, 8, 12, 26, 52];
const every = (weeks: number) => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`);

/** Name, note and reminder of a list, and its deletion. */
export function ListSettings({ list, clock }: { list: ShoppingList; clock: Clock }) {
  const router = useRouter();
  const { pending, errors, send } = useFormCall();
  const { reminder } = list;
  const before = { name: list.name, note: list.note, weeks: String(reminder?.weeks ?? 0) };
  const [values, setValues] = useState(before);
  const [isDeleting, setIsDeleting] = useState(false);
  const weeks = [...new Set([...choices, ...(reminder ? [reminder.weeks] : [])])].sort((a, b) => a - b);

  async function save(form: HTMLFormElement) {
    const { name, note } = values;
    // A reminder of somebody else stays theirs until it is changed.
    const wanted = values.weeks === before.weeks ? {} : { weeks: Number(values.weeks) };
    const saved = await send(listChange, { name, note, ...wanted }, form, (input) =>
      api.patch(`/shopping-lists/${list.id}`, input),
    );
    if (!saved) return;
    toast.success('List saved');
    router.refresh();
  }

  async function remove() {
    setIsDeleting(false);
    try {
      await api.delete(`/shopping-lists/${list.id}`);
      toast.success(`“${list.name}” deleted`);
      router.push(listsPath);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  const next = reminder && formatDate(reminder.nextAt, clock);
  const whose = reminder?.mine ? 'You get the next mail' : 'Another member gets the next mail';
  return (
    <section aria-labelledby="settings" className="max-w-xl">
      <h2 id="settings" className="part-title mb-4">
        About this list
      </h2>
      <ScriptForm onSubmit={(event) => void save(event.currentTarget)} className="flex flex-col gap-4">
        <Field label="Name" error={errors.name} required>
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={80}
              value={values.name}
              onChange={({ target }) => setValues({ ...values, name: target.value })}
            />
          )}
        </Field>
        <Field label="Note" error={errors.note}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={3}
              maxLength={500}
              value={values.note}
              onChange={({ target }) => setValues({ ...values, note: target.value })}
            />
          )}
        </Field>
        <Field
          label="Remind me by mail to order again"
          help={next ? `${whose} on ${next}, unless the list is ordered before.` : undefined}
          error={errors.weeks}
        >
          {(ids) => (
            <Select
              {...ids}
              value={values.weeks}
              onChange={({ target }) => setValues({ ...values, weeks: target.value })}
            >
              <option value="0">Never</option>
              {weeks.map((count) => (
                <option key={count} value={count}>
                  {every(count)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" pending={pending}>
            Save list
          </Button>
          <Button variant="danger" onClick={() => setIsDeleting(true)}>
            Delete list
          </Button>
        </p>
      </ScriptForm>
      {isDeleting && (
        <ConfirmDialog
          title={`Delete “${list.name}”?`}
          question={list.company ? `It is gone for all of ${list.company}.` : 'This can’t be undone.'}
          label="Delete list"
          onConfirm={() => void remove()}
          onCancel={() => setIsDeleting(false)}
        />
      )}
    </section>
  );
}
