'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';

/** What the buyer writes about a line of the cart: shown, and edited in place. */
export function LineComment({
  name,
  comment = '',
  onSave,
}: {
  name: string;
  comment?: string;
  onSave: (comment: string) => Promise<boolean>;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function save() {
    setPending(true);
    if (await onSave(typed?.trim() ?? '')) setTyped(null);
    setPending(false);
  }

  if (typed === null)
    return (
      <>
        {comment && <p className="w-full pl-3 text-sm wrap-anywhere">Comment: {comment}</p>}
        <Button variant="quiet" size="sm" onClick={() => setTyped(comment)}>
          {comment ? 'Change comment' : 'Add a comment'}
          <span className="sr-only"> on {name}</span>
        </Button>
      </>
    );
  return (
    <ScriptForm onSubmit={() => void save()} className="flex w-full max-w-md flex-wrap gap-2 py-1 pl-3">
      <TextInput
        autoFocus
        aria-label={`Comment on ${name}`}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-40 flex-1"
      />
      <Button type="submit" variant="secondary" size="sm" pending={pending}>
        Save
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setTyped(null)}>
        Cancel
      </Button>
    </ScriptForm>
  );
}
