import type { Filter } from 'mongodb';
import { cached } from '../platform/cache';
import { hasReceived } from '../reviews/queries';
import { tags } from '../shared/cache-tags';
import { pageOf, type Page } from '../shared/paging';
import { beginningWithEach } from '../shared/word-filter';
import type { SignedIn } from '../users/types';
import {
  moderatedQuestionView,
  ownQuestionView,
  questions,
  questionView,
  type QuestionDocument,
} from './collection';
import type { AskerResponse, ModeratedQuestion, Question, QuestionFilters, QuestionStatus } from './schema';
import { questionStatuses } from './schema';

const pageSize = 20;
/** As many questions are on the page of a product. */
export const maxShownQuestions = 100;

/** The published questions of a product, newest first, with their published answers: at most `maxShownQuestions`. */
export const listQuestions = cached(
  'questions',
  async (productId: string): Promise<Question[]> => {
    const found = await questions()
      .find({ productId, state: 'published' })
      .sort({ createdAt: -1 })
      .limit(maxShownQuestions)
      .toArray();
    return found.map(questionView);
  },
  (productId) => [tags.questions(productId)],
);

/** What the forms on a product's questions show about a person. */
export async function findAsker(person: SignedIn, productId: string): Promise<AskerResponse> {
  const { userId, name, emailVerified } = person;
  const [own, bought] = await Promise.all([
    questions().find({ userId, productId }).sort({ createdAt: -1 }).limit(20).toArray(),
    hasReceived(userId, productId),
  ]);
  const waiting = own.filter(({ state }) => state !== 'published').map(ownQuestionView);
  return { name, emailVerified, bought, waiting };
}

/** Everything that a person has asked and answered, for the export of the account. */
export async function listOwnQuestions(userId: string) {
  const [asked, answered] = await Promise.all([
    questions().find({ userId }).sort({ createdAt: -1 }).toArray(),
    questions().find({ 'answers.userId': userId }).toArray(),
  ]);
  return {
    asked: asked.map(ownQuestionView),
    answered: answered.flatMap(({ slug, productName, text: question, answers }) =>
      answers
        .filter((answer) => answer.userId === userId)
        .map(({ text, state, createdAt }) => ({
          slug,
          productName,
          question,
          text,
          state,
          createdAt: createdAt.toISOString(),
        })),
    ),
  };
}

/** One page of the questions that match the filters: open ones oldest first, others newest first. */
export async function listForAnswer(
  { status, q = '' }: QuestionFilters,
  page: number,
): Promise<Page<ModeratedQuestion>> {
  const filter: Filter<QuestionDocument> = { ...(status && { status }), ...beginningWithEach(q, 8) };
  const [rows, total] = await Promise.all([
    questions()
      .find(filter)
      .sort({ createdAt: status === 'open' ? 1 : -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    questions().countDocuments(filter),
  ]);
  return pageOf(rows.map(moderatedQuestionView), page, pageSize, total);
}

/** The number of questions with each status. */
export async function countQuestions(): Promise<Record<QuestionStatus, number>> {
  const counts = await Promise.all(questionStatuses.map((status) => questions().countDocuments({ status })));
  const [open = 0, answered = 0, hidden = 0] = counts;
  return { open, answered, hidden };
}
