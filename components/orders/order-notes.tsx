'use client';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Allowed } from '@/components/layout/allowed';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Select, TextArea } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { noteInput, type OrderNote } from '@/lib/orders/schema/notes';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { useIdempotencyKey } from './use-idempotency-key';
import { useOrderCall } from './use-order-call';

type Target = 'note' | 'message';

const targets: Record<Target, { path: string; label: string; help: string; action: string; done: string }> = {
  note: {
    path: 'notes',
    label: 'Note',
    help: 'Only staff of the shop read it.',
    action: 'Add note',
    done: 'Note added',
  },
  message: {
    path: 'messages',
    label: 'Message',
    help: 'Mailed to the customer, and kept in the history of the order.',
    action: 'Send message',
    done: 'Message sent to the customer',
  },
};

/** The notes of the staff about an order, and the form that adds one or mails a message to the customer. */
export function OrderNotes({ number, notes, clock }: { number: string; notes: OrderNote[]; clock: Clock }) {
  const { run, pending } = useOrderCall();
  const heading = useRef<HTMLHeadingElement>(null);

  async function remove(id: string) {
    // The button disappears with its note: the focus moves to the heading.
    if (await run(() => api.delete(`/orders/${number}/notes/${id}`), 'Note removed'))
      heading.current?.focus();
  }

  return (
    <section aria-labelledby="notes" className="no-print">
      <h2 id="notes" ref={heading} tabIndex={-1} className="mb-4 text-2xl">
        Notes of the staff
      </h2>
      {notes.length ? (
        <ul className="mb-6 flex flex-col gap-3">
          {notes.map(({ id, text, by, at, own }) => (
            <li key={id} className="rounded-card border border-dashed border-line-strong bg-ground p-4">
              <div className="flex items-start justify-between gap-3">
                <p className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</p>
                {own && (
                  <Allowed right="orders.edit">
                    <IconButton
                      label={`Remove the note “${text.slice(0, 40)}”`}
                      icon={Trash2}
                      variant="ghost"
                      disabled={pending}
                      onClick={() => void remove(id)}
                    />
                  </Allowed>
                )}
              </div>
              <p className="mt-1 text-sm text-muted">
                {by}, <time dateTime={at}>{formatDateTime(at, clock)}</time>
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-6 text-muted">No notes yet. The customer never sees them.</p>
      )}
      <Allowed right="orders.edit">
        <NoteForm number={number} />
      </Allowed>
    </section>
  );
}

/** Adds a note or sends a message. The same text sent again after a lost response is one. */
function NoteForm({ number }: { number: string }) {
  const { run, pending } = useOrderCall();
  const [target, setTarget] = useState<Target>('note');
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const { keyFor, forget } = useIdempotencyKey();
  const { path, label, help, action, done } = targets[target];

  async function send() {
    const input = noteInput.safeParse({ text });
    if (!input.success) return setError(input.error.issues[0]?.message ?? '');
    const headers = { 'idempotency-key': keyFor(`${path}: ${input.data.text}`) };
    if (!(await run(() => api.post(`/orders/${number}/${path}`, input.data, { headers }), done))) return;
    forget();
    setText('');
  }

  return (
    <ScriptForm onSubmit={() => void send()} className="flex flex-col gap-4">
      <Field label="For whom?">
        {(ids) => (
          <Select
            {...ids}
            value={target}
            className="max-w-sm"
            onChange={(event) => setTarget(event.target.value === 'message' ? 'message' : 'note')}
          >
            <option value="note">A note for the staff</option>
            <option value="message">A message to the customer</option>
          </Select>
        )}
      </Field>
      <Field label={label} help={help} error={error} required>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={2_000}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError('');
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={pending} className="self-start">
        {action}
      </Button>
    </ScriptForm>
  );
}
