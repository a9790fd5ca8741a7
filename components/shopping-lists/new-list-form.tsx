'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useFormCall } from '@/components/forms/use-form-call';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { listHref } from '@/lib/shopping-lists/rules/paths';
import { newListInput } from '@/lib/shopping-lists/schema';

/** Makes a list and opens it; `company` is the one for which the person may make it. */
export function NewListForm({ company }: { company: string | null }) {
  const router = useRouter();
  const { pending, errors, send } = useFormCall();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(company !== null);
  // One for each list that is made here: a repeat after a lost response makes no second one.
  const key = useRef('');

  async function create(form: HTMLFormElement) {
    key.current ||= crypto.randomUUID();
    const made = await send(newListInput, { key: key.current, name, shared }, form, (input) =>
      api.post('/shopping-lists', input),
    );
    if (!made) return;
    key.current = '';
    router.push(listHref(made.id));
  }

  return (
    <ScriptForm
      onSubmit={(event) => void create(event.currentTarget)}
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <Field label="New list" error={errors.name ?? errors.shared} className="w-full sm:w-80">
        {(ids) => (
          <TextInput
            {...ids}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" pending={pending}>
        Make list
      </Button>
      {company && (
        <div className="w-full">
          <Checkbox
            label={`For all of ${company}`}
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
          />
        </div>
      )}
    </ScriptForm>
  );
}
