'use client';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormError } from '@/components/account/form-error';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { entryStateNames, questionsPath } from '@/lib/questions/rules';
import type { EntryState, ModeratedQuestion } from '@/lib/questions/schema';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { ReplyForm } from './reply-form';

function StateBadge({ state }: { state: EntryState }) {
  const tone = { waiting: 'warn', published: 'good', hidden: 'neutral' } as const;
  return <Badge tone={tone[state]}>{entryStateNames[state]}</Badge>;
}

/** A question with its answers, and what staff can do about them. */
export function QuestionCard({ question, clock }: { question: ModeratedQuestion; clock: Clock }) {
  const router = useRouter();
  const [pending, setPending] = useState<string>();
  const [error, setError] = useState<string>();
  const { id, slug, productName, author, text, state, answers, createdAt } = question;
  const path = `/questions/${id}`;

  async function act(name: string, call: () => Promise<unknown>, success: string) {
    setPending(name);
    setError(undefined);
    try {
      await call();
      toast.success(success);
      router.refresh();
    } catch (failure) {
      setError(messageOf(failure));
    }
    setPending(undefined);
  }

  /** The buttons that publish or hide the question, or the answer at an address. */
  const publication = (at: string, now: EntryState, what: string) =>
    (['published', 'hidden'] as const)
      .filter((next) => next !== now)
      .map((next) => {
        const verb = next === 'published' ? 'Publish' : 'Hide';
        const call = () => api.patch(at, { published: next === 'published' });
        return (
          <Button
            key={next}
            size="sm"
            variant="secondary"
            pending={pending === `${at} ${next}`}
            onClick={() => act(`${at} ${next}`, call, `The ${what} is ${next}`)}
          >
            {verb} {what}
          </Button>
        );
      });

  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 [&>:empty]:-mt-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-2xl">
          <Link href={questionsPath(slug)} className="underline-offset-4 hover:underline">
            {productName}
          </Link>
        </h2>
        <StateBadge state={state} />
      </header>
      <div>
        <p className="max-w-[75ch] whitespace-pre-line wrap-anywhere">{text}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          {author} <time dateTime={createdAt}>{formatDateTime(createdAt, clock)}</time>
        </p>
      </div>
      {answers.map((answer) => (
        <div key={answer.id} className="flex flex-col gap-2 border-l-4 border-line pl-4">
          <p className="max-w-[75ch] whitespace-pre-line wrap-anywhere">{answer.text}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {answer.author}
            {answer.boughtThis && <Badge tone="good">Bought this</Badge>}
            <StateBadge state={answer.state} />
            <time dateTime={answer.createdAt}>{formatDateTime(answer.createdAt, clock)}</time>
          </p>
          <div className="flex flex-wrap gap-3">
            {publication(`${path}/answers/${answer.id}`, answer.state, 'answer')}
          </div>
        </div>
      ))}
      <ReplyForm questionId={id} />
      <div className="flex flex-wrap gap-3">
        {publication(path, state, 'question')}
        <Dialog
          trigger={
            <Button variant="danger" size="sm">
              Delete
            </Button>
          }
          title="Delete this question?"
          description="Its answers are deleted with it. To take it off the page only, hide it."
        >
          <Button
            variant="danger"
            pending={pending === 'delete'}
            onClick={() => act('delete', () => api.delete(path), 'The question was deleted')}
          >
            Delete the question
          </Button>
        </Dialog>
      </div>
      <FormError>{error}</FormError>
    </article>
  );
}
