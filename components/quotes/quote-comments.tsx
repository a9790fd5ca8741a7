'use client';
import { useState } from 'react';
import { useIdempotencyKey } from '@/components/orders/use-idempotency-key';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import type { QuoteComment } from '@/lib/quotes/schema/quote';
import { formatDateTime, type Clock } from '@/lib/shared/dates';

/** The comments of both sides, and the form of the next one; `path` is the endpoint that takes it. */
export function QuoteComments({
  comments,
  path,
  to,
  clock,
}: {
  comments: QuoteComment[];
  path: string;
  /** Who gets the comment by mail. */
  to: string;
  clock: Clock;
}) {
  const { pending, run } = useOrderCall();
  const { keyFor, forget } = useIdempotencyKey();
  const [text, setText] = useState('');
  const [error, setError] = useState('');

  async function send() {
    if (!text.trim()) return setError('Write something');
    const body = { key: keyFor(text), text };
    if (!(await run(() => api.post(path, body), 'Comment sent'))) return;
    forget();
    setText('');
  }

  return (
    <section aria-labelledby="comments" className="flex flex-col gap-4">
      <h2 id="comments" className="text-2xl">
        Comments
      </h2>
      {comments.length > 0 && (
        <ol className="flex flex-col gap-3">
          {comments.map(({ id, text: written, by, fromShop, at }) => (
            <li
              key={id}
              className={`rounded-card border border-line p-4 ${fromShop ? 'bg-raised sm:mr-10' : 'bg-surface sm:ml-10'}`}
            >
              <p className="text-sm text-muted">
                {by}
                {fromShop && ' (shop)'}, <time dateTime={at}>{formatDateTime(at, clock)}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{written}</p>
            </li>
          ))}
        </ol>
      )}
      <ScriptForm onSubmit={() => void send()} className="flex flex-col gap-3">
        <Field label="Your comment" help={`Goes to ${to} by mail.`} error={error || undefined}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={3}
              maxLength={2000}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setError('');
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending} className="self-start">
          Send comment
        </Button>
      </ScriptForm>
    </section>
  );
}
