import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Question } from '@/lib/questions/schema';
import { formatDate, type Clock } from '@/lib/shared/dates';

/** Published questions with their answers; the texts are plain text, never markup. `action` stands below a question. */
export function QuestionList({
  questions,
  clock,
  action,
}: {
  questions: Question[];
  clock: Clock;
  action?: (question: Question) => ReactNode;
}) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {questions.map((question) => (
        <li
          key={question.id}
          id={`question-${question.id}`}
          className="flex scroll-mt-4 flex-col gap-3 py-5 first:pt-0"
        >
          <p className="max-w-prose font-semibold whitespace-pre-line wrap-anywhere">{question.text}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            {question.author}
            <time dateTime={question.createdAt}>{formatDate(question.createdAt, clock)}</time>
          </p>
          {question.answers.map(({ id, author, by, boughtThis, text, createdAt }) => (
            <div key={id} className="flex flex-col gap-1 border-l-4 border-line pl-4">
              <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                {author}
                {by === 'shop' && <span>Answer of the shop</span>}
                {boughtThis && (
                  <span className="inline-flex items-center gap-1 text-good">
                    <BadgeCheck aria-hidden size={16} />
                    Bought this
                  </span>
                )}
                <time dateTime={createdAt}>{formatDate(createdAt, clock)}</time>
              </p>
            </div>
          ))}
          {question.answers.length === 0 && <p className="text-muted">No answer yet.</p>}
          {action?.(question)}
        </li>
      ))}
    </ul>
  );
}
