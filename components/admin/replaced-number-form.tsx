'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useFormCall } from '@/components/forms/use-form-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { replacedNumberInput } from '@/lib/catalog/schema/replaced-numbers';

const empty = { number: '', sku: '' };

/** Says which SKU replaces an old part number. */
export function ReplacedNumberForm() {
  const router = useRouter();
  const { pending, errors, send } = useFormCall();
  const [values, setValues] = useState(empty);

  async function save(form: HTMLFormElement) {
    const saved = await send(replacedNumberInput, values, form, (input) =>
      api.post('/replaced-numbers', input),
    );
    if (!saved) return;
    toast.success(`${values.number.trim()} is replaced by ${values.sku.trim()}`);
    setValues(empty);
    router.refresh();
  }

  return (
    <ScriptForm
      onSubmit={(event) => void save(event.currentTarget)}
      className="grid max-w-3xl items-start gap-4 sm:grid-cols-2"
    >
      <Field label="Old part number" error={errors.number} required>
        {(ids) => (
          <TextInput
            {...ids}
            value={values.number}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setValues({ ...values, number: target.value })}
          />
        )}
      </Field>
      <Field label="Replaced by SKU" error={errors.sku} required>
        {(ids) => (
          <TextInput
            {...ids}
            value={values.sku}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setValues({ ...values, sku: target.value })}
          />
        )}
      </Field>
      <Button type="submit" pending={pending} className="justify-self-start">
        Save
      </Button>
    </ScriptForm>
  );
}
