import { questionsPath } from '@/lib/questions/rules';
import type { Question } from '@/lib/questions/schema';
import type { Clock } from '@/lib/shared/dates';
import { QuestionList } from './question-list';

const maxShown = 3;

/** The newest questions about a product, with a link to all of them; nothing when there is none. */
export function ProductQuestions({
  slug,
  questions,
  clock,
}: {
  slug: string;
  questions: Question[];
  clock: Clock;
}) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="mt-14">
      <h2 id="questions" className="part-title mb-4">
        Questions
      </h2>
      <QuestionList questions={questions.slice(0, maxShown)} clock={clock} />
      {questions.length > maxShown && (
        <p className="mt-4">
          <a href={questionsPath(slug)} className="underline underline-offset-4">
            Show all {questions.length}
          </a>
        </p>
      )}
    </section>
  );
}
