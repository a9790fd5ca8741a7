'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { isLocalTime } from '@/lib/shared/dates';

/** Asks for the day and time at which to publish, or to do something else, on the clocks of the shop. */
export function ScheduleDialog({
  title = 'Publish later',
  label = 'Publish at',
  description = 'Until then everything stays as it is, and you can still change the text.',
  timeZone,
  onSchedule,
}: {
  title?: string;
  label?: string;
  description?: string;
  timeZone: string;
  /** Returns what is wrong with the time, or nothing when the dialog can close. */
  onSchedule: (at: string) => Promise<string | undefined>;
}) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);

  async function schedule() {
    if (!isLocalTime(at)) return setError('Choose a day and a time');
    setPending(true);
    const problem = await onSchedule(at);
    setPending(false);
    setError(problem ?? '');
    if (!problem) setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">Schedule …</Button>}
      title={title}
      description={description}
    >
      <ScriptForm onSubmit={() => void schedule()} className="flex flex-col gap-4">
        <Field label={label} help={`On the clocks of the shop (${timeZone})`} error={error} required>
          {(ids) => (
            <TextInput
              {...ids}
              type="datetime-local"
              value={at}
              onChange={({ target }) => {
                setAt(target.value.slice(0, 16));
                setError('');
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Back
          </Button>
          <Button type="submit" pending={pending}>
            Schedule
          </Button>
        </div>
      </ScriptForm>
    </Dialog>
  );
}
