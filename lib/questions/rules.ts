import type { EntryState, Question, QuestionFilters, QuestionStatus } from './schema';

export const questionStatusNames: Record<QuestionStatus, string> = {
  open: 'Open',
  answered: 'Answered',
  hidden: 'Hidden',
};

export const entryStateNames: Record<EntryState, string> = {
  waiting: 'Not decided',
  published: 'Published',
  hidden: 'Hidden',
};

/**
 * What staff have to do about a question: it is open until it has an answer that is published, or is hidden, and again
 * when a customer's answer waits for a decision.
 */
export function statusOf(state: EntryState, answers: { state: EntryState }[]): QuestionStatus {
  const has = (wanted: EntryState) => answers.some((answer) => answer.state === wanted);
  if (state === 'waiting' || has('waiting')) return 'open';
  if (state === 'hidden') return 'hidden';
  return has('published') ? 'answered' : 'open';
}

const maxWords = 200;

/** The lower-case words under which a question is found. */
export function questionWords(texts: string[]): string[] {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}][^\s,;:!?"“”()]*/gu) ?? [];
  return [...new Set(words.map((word) => word.replace(/[.’']+$/, '').slice(0, 60)))].slice(0, maxWords);
}

/** The public page of a product's questions, or one of them on it. */
export const questionsPath = (slug: string, id?: string): string =>
  `/product/${slug}/questions${id ? `#question-${id}` : ''}`;

/** The address of the admin page with these filters. */
export function questionsHref({ status, q, page = 1 }: QuestionFilters & { page?: number }): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/dashboard/questions${query && `?${query}`}`;
}

/** Facts for search engines about the answered questions of a product; null when there is none. */
export function questionFacts(questions: Question[], url: string): object | null {
  const answered = questions.filter(({ answers }) => answers.length > 0);
  if (answered.length === 0) return null;
  const facts = (
    kind: 'Question' | 'Answer',
    { author, text, createdAt }: Omit<Question, 'answers' | 'id'>,
  ) => ({
    '@type': kind,
    text,
    datePublished: createdAt,
    author: { '@type': 'Person', name: author },
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    url,
    mainEntity: answered.map(({ id, answers, ...question }) => {
      const [first, ...others] = answers.map((answer) => ({
        ...facts('Answer', answer),
        author: { '@type': answer.by === 'shop' ? 'Organization' : 'Person', name: answer.author },
        url: `${url}#question-${id}`,
      }));
      return {
        ...facts('Question', question),
        name: question.text.slice(0, 150),
        answerCount: answers.length,
        acceptedAnswer: first,
        ...(others.length > 0 && { suggestedAnswer: others }),
      };
    }),
  };
}
