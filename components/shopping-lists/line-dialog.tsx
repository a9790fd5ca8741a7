'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useFormCall } from '@/components/forms/use-form-call';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { listLineChange, type ListLine } from '@/lib/shopping-lists/schema';

/** Changes the usual quantity, the note and the bin of a line. */
export function LineDialog({ path, line, onClose }: { path: string; line: ListLine; onClose: () => void }) {
  const router = useRouter();
  const { pending, errors, send } = useFormCall();
  const [quantity, setQuantity] = useState(String(line.quantity));
  const [note, setNote] = useState(line.note);
  const [bin, setBin] = useState(line.bin);
  const [minimum, setMinimum] = useState(String(line.minimum || ''));

  async function save(form: HTMLFormElement) {
    const values = {
      quantity: quantity.trim() ? Number(quantity) : NaN,
      note,
      bin,
      minimum: Number(minimum.trim()),
    };
    const saved = await send(listLineChange, values, form, (input) => api.patch(path, input));
    if (!saved) return;
    onClose();
    router.refresh();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={line.name}>
      <ScriptForm onSubmit={(event) => void save(event.currentTarget)} className="flex flex-col gap-4">
        <Field label="Usual quantity" error={errors.quantity}>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="numeric"
              maxLength={7}
              value={quantity}
              onChange={({ target }) => setQuantity(target.value)}
            />
          )}
        </Field>
        <Field label="Note" help="Such as where it is used." error={errors.note}>
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={200}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Bin" help="Where it is kept, such as A3-12." error={errors.bin}>
            {(ids) => (
              <TextInput
                {...ids}
                maxLength={24}
                value={bin}
                onChange={({ target }) => setBin(target.value)}
              />
            )}
          </Field>
          <Field label="Minimum" help="The stock at which to reorder." error={errors.minimum}>
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="numeric"
                maxLength={7}
                value={minimum}
                onChange={({ target }) => setMinimum(target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" pending={pending} className="self-start">
          Save
        </Button>
      </ScriptForm>
    </Dialog>
  );
}
