'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useFormCall } from '@/components/forms/use-form-call';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { announceMeChanged } from '@/lib/api/client/me';
import { machineHref } from '@/lib/machines/rules/paths';
import { newMachineInput } from '@/lib/machines/schema';
import { MachineFields } from './machine-fields';

/** Adds a machine of a product and opens it; `company` is the one for which the person may add it. */
export function NewMachineForm({
  sku: firstSku,
  variants,
  order,
  purchasedOn,
  company,
  shared: sharedFirst,
}: {
  sku: string;
  /** To choose from; none where there is only one. */
  variants: { sku: string; name: string }[];
  /** The number of the order with which it came. */
  order?: string;
  purchasedOn: string;
  company: string | null;
  shared: boolean;
}) {
  const router = useRouter();
  const { pending, errors, send } = useFormCall();
  const [values, setValues] = useState({ serialNumber: '', purchasedOn, place: '', note: '', serviceOn: '' });
  const [sku, setSku] = useState(firstSku);
  const [shared, setShared] = useState(sharedFirst);
  // One for the form: a repeat after a lost response adds no second machine.
  const key = useRef('');

  async function add(form: HTMLFormElement) {
    key.current ||= crypto.randomUUID();
    const input = { key: key.current, sku, order, shared, ...values };
    const added = await send(newMachineInput, input, form, (body) => api.post('/machines', body));
    if (!added) return;
    toast.success('Machine added');
    announceMeChanged();
    router.push(machineHref(added.id));
  }

  const problem = errors.shared ?? errors.sku ?? errors.order;
  return (
    <ScriptForm onSubmit={(event) => void add(event.currentTarget)} className="flex max-w-2xl flex-col gap-4">
      {variants.length > 0 && (
        <Field label="Variant" error={errors.sku}>
          {(ids) => (
            <Select {...ids} value={sku} onChange={({ target }) => setSku(target.value)}>
              {variants.map((variant) => (
                <option key={variant.sku} value={variant.sku}>
                  {`${variant.name} (${variant.sku})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <MachineFields values={values} errors={errors} onChange={setValues} />
      {company && (
        <Checkbox
          label={`Belongs to ${company}: all of its members see it`}
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
      {problem && (
        <p role="alert" className="font-medium text-bad">
          {problem}
        </p>
      )}
      <Button type="submit" pending={pending} className="self-start">
        Add machine
      </Button>
    </ScriptForm>
  );
}
