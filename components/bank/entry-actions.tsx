'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import type { BankDecision, BankEntry, ReversibleEntry } from '@/lib/payments/schema';
import { decimalMoney, formatMoney, parseMoney } from '@/lib/shared/money';
import { ReversalDialog } from './reversal-actions';

/** Assigns an entry, or a part of it, to the order that somebody names. */
function AssignDialog({ entry, title }: { entry: BankEntry; title: string }) {
  const { run } = useOrderCall();
  const [amount, setAmount] = useState(decimalMoney(entry.open, entry.currency));
  const [error, setError] = useState('');

  async function assign(text: string) {
    const minor = parseMoney(amount, entry.currency);
    if (!minor || minor > entry.open) {
      setError(`Enter an amount up to ${formatMoney(entry.open, entry.currency)}`);
      return false;
    }
    const number = text.trim().toUpperCase();
    return run(
      () => api.post(`/bank/entries/${entry.id}/assignments`, { number, amount: minor }),
      `Assigned to order ${number}`,
    );
  }

  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="secondary">
          Assign<span className="sr-only"> {title}</span>
        </Button>
      }
      title="Assign to an order"
      description="The order gets at most what it still needs; the rest stays open, for another order or a refund."
      label="Order number"
      oneLine
      required
      action="Assign"
      onConfirm={assign}
    >
      <Field label={`Amount in ${entry.currency}`} error={error} required>
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            value={amount}
            onChange={(event) => {
              setAmount(event.target.value);
              setError('');
            }}
            className="max-w-40"
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}

const proposedNumbers = ({ number, also = [] }: { number: string; also?: string[] | undefined }) =>
  [number, ...also].join(', ');

const decisions: Record<BankDecision, { verb: string; title: string; description: string }> = {
  refund: {
    verb: 'Refund',
    title: 'Refund what is open',
    description: 'It becomes a refund that you make at your bank.',
  },
  credit: {
    verb: 'Keep as credit',
    title: 'Keep as a credit',
    description: 'The money stays with the shop, and can be assigned to a later order.',
  },
  noted: {
    verb: 'Note',
    title: 'Note this entry',
    description: 'It has nothing to do with an order, or was handled elsewhere.',
  },
};

function DecisionDialog({ entry, kind, title }: { entry: BankEntry; kind: BankDecision; title: string }) {
  const { run } = useOrderCall();
  const texts = decisions[kind];
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="secondary">
          {texts.verb}
          <span className="sr-only"> {title}</span>
        </Button>
      }
      title={texts.title}
      description={texts.description}
      label="Reason"
      oneLine
      required
      action={texts.verb}
      onConfirm={(note) =>
        run(() => api.post(`/bank/entries/${entry.id}/decision`, { kind, note }), 'Recorded')
      }
    />
  );
}

/**
 * What can be done with an entry: accept its proposal, assign it, refund it, keep it, or note it; of a debit, say which of
 * the `reversible` transfers it takes back.
 */
export function EntryActions({ entry, reversible }: { entry: BankEntry; reversible: ReversibleEntry[] }) {
  const { pending, run } = useOrderCall();
  const { id, proposal, state, decision } = entry;
  const title = `${entry.name || entry.text} of ${entry.on}`;
  const isCredit = decision?.kind === 'credit' && entry.open > 0;
  if (state !== 'open' && !isCredit) return null;
  if (entry.amount < 0)
    return (
      <div className="flex flex-wrap gap-2">
        {reversible.length > 0 && <ReversalDialog entry={entry} title={title} of={reversible} />}
        <DecisionDialog entry={entry} kind="noted" title={title} />
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {proposal && (
        <Button
          size="sm"
          pending={pending}
          onClick={() =>
            void run(
              () => api.post(`/bank/entries/${id}/proposal`),
              `Assigned to ${proposedNumbers(proposal)}`,
            )
          }
        >
          Accept {proposedNumbers(proposal)}
        </Button>
      )}
      <AssignDialog entry={entry} title={title} />
      {!isCredit && <DecisionDialog entry={entry} kind="refund" title={title} />}
      {!isCredit && <DecisionDialog entry={entry} kind="credit" title={title} />}
      {!isCredit && <DecisionDialog entry={entry} kind="noted" title={title} />}
    </div>
  );
}

/** Takes one assignment of an entry back. */
export function UndoAssignment({ id, index, number }: { id: string; index: number; number: string }) {
  const { run } = useOrderCall();
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost">
          Undo<span className="sr-only"> the assignment to {number}</span>
        </Button>
      }
      title={`Undo the assignment to ${number}`}
      description="The money is open again, and the order waits for its payment."
      action="Undo"
      onConfirm={() => run(() => api.delete(`/bank/entries/${id}/assignments/${index}`), 'Undone')}
    />
  );
}
