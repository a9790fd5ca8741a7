'use client';
import { Link } from '@/components/ui/link';
import { useCallback, useEffect, useState } from 'react';
import { useMe } from '@/components/layout/me-store';
import { onDemand } from '@/components/layout/on-demand';
import { buttonClasses } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { questionsPath } from '@/lib/questions/rules';
import type { AskerResponse, Question } from '@/lib/questions/schema';
import type { Clock } from '@/lib/shared/dates';
import { QuestionList } from './question-list';

// Only signed-in people load the forms.
const AskForm = onDemand(
  () => import('./ask-form').then((all) => all.AskForm),
  <Skeleton className="h-48 w-full" />,
);
const AnswerForm = onDemand(() => import('./answer-form').then((all) => all.AnswerForm));

/** All questions about a product, and the forms to ask and, for those who bought it, to answer. */
export function QuestionBoard({
  product: { id, slug },
  questions,
  clock,
}: {
  product: { id: string; slug: string };
  questions: Question[];
  clock: Clock;
}) {
  const me = useMe();
  const isSignedIn = Boolean(me?.person);
  const [asker, setAsker] = useState<AskerResponse>();
  const [error, setError] = useState<string>();

  const load = useCallback(
    () =>
      api.get(`/questions/own?product=${id}`).then(setAsker, (failure) => {
        setError(messageOf(failure));
      }),
    [id],
  );
  useEffect(() => {
    if (isSignedIn) void load();
  }, [isSignedIn, load]);

  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-2">
      <section aria-label="Questions" className="min-w-0">
        {questions.length > 0 ? (
          <QuestionList
            questions={questions}
            clock={clock}
            action={(question) =>
              isSignedIn && asker?.bought && asker.emailVerified && <AnswerForm question={question} />
            }
          />
        ) : (
          <p>
            Nobody has asked yet. Questions are shown here with their answers once somebody has read them.
          </p>
        )}
      </section>
      <section id="ask" aria-labelledby="ask-heading" className="min-w-0 scroll-mt-4">
        <h2 id="ask-heading" className="part-title mb-4">
          Ask a question
        </h2>
        {isSignedIn && asker ? (
          <AskForm productId={id} asker={asker} asked={load} />
        ) : isSignedIn ? (
          (error && <p role="alert">{error}</p>) || <Skeleton className="h-48 w-full" />
        ) : (
          <>
            <p className="mb-4">Log in to ask about this product. We answer here, and tell you by mail.</p>
            <Link
              href={`/login?from=${encodeURIComponent(questionsPath(slug))}`}
              className={buttonClasses('secondary', 'md')}
            >
              Log in to ask
            </Link>
          </>
        )}
      </section>
    </div>
  );
}
