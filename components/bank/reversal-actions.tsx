'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import type { BankEntry, ReversibleEntry } from '@/lib/payments/schema';

/** Lets staff say which earlier transfer a debit takes back. */
export function ReversalDialog({
  entry,
  title,
  of,
}: {
  entry: BankEntry;
  title: string;
  of: ReversibleEntry[];
}) {
  const { run } = useOrderCall();
  const [chosen, setChosen] = useState(entry.proposal?.entryId ?? of[0]!.id);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="secondary">
          Take back<span className="sr-only"> a transfer by {title}</span>
        </Button>
      }
      title="Take an earlier transfer back"
      description="The bank has returned the money of this transfer: its payments are undone, and its orders and invoices are open again."
      action="Take back"
      onConfirm={() =>
        run(() => api.put(`/bank/entries/${entry.id}/reversal`, { entryId: chosen }), 'Transfer taken back')
      }
    >
      <Field label="Transfer">
        {(ids) => (
          <Select {...ids} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {of.map(({ id, on, name }) => (
              <option key={id} value={id}>
                {on}, {name || 'unknown'}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ConfirmDialog>
  );
}

/** Makes a transfer count again that was taken back by mistake. */
export function UndoReversal({ id }: { id: string }) {
  const { run } = useOrderCall();
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost">
          Undo<span className="sr-only"> that it takes a transfer back</span>
        </Button>
      }
      title="Undo taking the transfer back"
      description="The money of the transfer is open again, to be assigned, and this debit is to be decided."
      action="Undo"
      onConfirm={() => run(() => api.delete(`/bank/entries/${id}/reversal`), 'Undone')}
    />
  );
}
