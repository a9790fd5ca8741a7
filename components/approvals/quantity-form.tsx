'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import type { DecisionProps } from './decision-panel';

/** The quantities of a request, which its approver can lower; 0 takes the line away. */
export function QuantityForm({ id, version, asked, lines, token }: DecisionProps) {
  const router = useRouter();
  const quantityOf = (sku: string) => lines.find((line) => line.sku === sku)?.quantity ?? 0;
  const [typed, setTyped] = useState(
    Object.fromEntries(asked.map(({ sku }) => [sku, String(quantityOf(sku))])),
  );
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);
  const isChanged = asked.some(({ sku }) => typed[sku]?.trim() !== String(quantityOf(sku)));

  async function save() {
    const wanted = asked.map(({ sku }) => ({ sku, quantity: Number(typed[sku]?.trim() || Number.NaN) }));
    const unread = wanted.filter(({ quantity }) => !Number.isInteger(quantity) || quantity < 0);
    if (unread.length) {
      setProblems(Object.fromEntries(unread.map(({ sku }) => [sku, 'Enter a whole number'])));
      return;
    }
    setPending(true);
    setProblems({});
    try {
      const path = token ? '/approval-links/lines' : `/approvals/${id}/lines`;
      await api.put(path, { version, lines: wanted, ...(token && { token }) });
      toast.success('Quantities changed');
      router.refresh();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      if (!asked.some(({ sku }) => fields[sku])) toast.error(messageOf(error));
      if (error instanceof ApiError && error.status === 409) router.refresh();
    } finally {
      setPending(false);
    }
  }

  return (
    <ScriptForm onSubmit={save} className="flex flex-col gap-3">
      {asked.map(({ sku, quantity }) => (
        <Field
          key={sku}
          label={`Quantity of ${lines.find((line) => line.sku === sku)?.name ?? sku}`}
          help={`Requested: ${quantity}. 0 takes it out of the order.`}
          error={problems[sku]}
        >
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="numeric"
              className="w-32"
              value={typed[sku]}
              onChange={(event) => setTyped({ ...typed, [sku]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="self-start"
        pending={pending}
        disabled={!isChanged}
      >
        Change quantities
      </Button>
    </ScriptForm>
  );
}
