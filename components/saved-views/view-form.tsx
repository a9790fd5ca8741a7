'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import type { SavedViewInput } from '@/lib/saved-views/schema';

/** A button that opens the form of a view: its name, and whether it is shared. */
export function ViewForm({
  label,
  title,
  initial,
  mayShare,
  onSave,
}: {
  label: string;
  title: string;
  initial: SavedViewInput;
  mayShare: boolean;
  /** Resolves to whether it was saved. */
  onSave: (input: SavedViewInput) => Promise<boolean>;
}) {
  const [open, setOpen] = useState(false);
  const [input, setInput] = useState(initial);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save() {
    if (!input.name.trim()) return setProblem('Enter a name');
    setProblem(undefined);
    setPending(true);
    if (await onSave(input)) setOpen(false);
    setPending(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens) setInput(initial);
      }}
      trigger={
        <Button size="sm" variant="secondary">
          {label}
        </Button>
      }
      title={title}
    >
      <ScriptForm onSubmit={() => void save()} className="flex flex-col gap-4">
        <Field label="Name" error={problem}>
          {(ids) => (
            <TextInput
              {...ids}
              value={input.name}
              maxLength={60}
              onChange={(event) => setInput({ ...input, name: event.target.value })}
            />
          )}
        </Field>
        {mayShare && (
          <Checkbox
            label="Shared with all staff who see this list"
            checked={input.shared}
            onChange={(event) => setInput({ ...input, shared: event.target.checked })}
          />
        )}
        <Button type="submit" pending={pending} className="self-start">
          Save
        </Button>
      </ScriptForm>
    </Dialog>
  );
}
