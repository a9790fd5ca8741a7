import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import type { EntryState, ModeratedQuestion, OwnQuestion, Question, QuestionStatus } from './schema';

export type AnswerDocument = {
  id: string;
  userId: string;
  author: string;
  by: 'shop' | 'customer';
  text: string;
  boughtThis: boolean;
  state: EntryState;
  /** Whether the asker was told of it. */
  mailed: boolean;
  createdAt: Date;
};

/**
 * A question about a product with its answers. `fingerprint` makes the same question of a person one; `version` grows
 * with each change, which is written only if none came in between.
 */
export type QuestionDocument = {
  _id: ObjectId;
  fingerprint: string;
  productId: string;
  slug: string;
  productName: string;
  userId: string;
  author: string;
  text: string;
  state: EntryState;
  /** `statusOf` the question. */
  status: QuestionStatus;
  /** Lower-case words of the texts and the product, for the search. */
  words: string[];
  answers: AnswerDocument[];
  version: number;
  createdAt: Date;
  mails: PendingMail[];
};

export const questions = defineCollection<QuestionDocument>('questions', [
  { key: { fingerprint: 1 }, unique: true },
  { key: { productId: 1, state: 1, createdAt: -1 } },
  { key: { status: 1, createdAt: -1 } },
  { key: { words: 1, createdAt: -1 } },
  { key: { createdAt: -1 } },
  { key: { userId: 1, createdAt: -1 } },
  { key: { 'answers.userId': 1 } },
  mailsIndex,
]);

const isPublished = ({ state }: AnswerDocument) => state === 'published';

const answerView = ({ id, author, by, text, boughtThis, createdAt }: AnswerDocument) => ({
  id,
  author,
  by,
  text,
  boughtThis,
  createdAt: createdAt.toISOString(),
});

/** The answers of the shop stand first. */
const shopFirst = (one: AnswerDocument, other: AnswerDocument) =>
  Number(other.by === 'shop') - Number(one.by === 'shop');

export function questionView({ _id, author, text, createdAt, answers }: QuestionDocument): Question {
  return {
    id: _id.toHexString(),
    author,
    text,
    createdAt: createdAt.toISOString(),
    answers: answers.filter(isPublished).toSorted(shopFirst).map(answerView),
  };
}

export function ownQuestionView(document: QuestionDocument): OwnQuestion {
  const { _id, productId, slug, productName, text, state, createdAt } = document;
  return {
    id: _id.toHexString(),
    productId,
    slug,
    productName,
    text,
    state,
    createdAt: createdAt.toISOString(),
  };
}

export function moderatedQuestionView(document: QuestionDocument): ModeratedQuestion {
  return {
    ...ownQuestionView(document),
    author: document.author,
    status: document.status,
    answers: document.answers.map((answer) => ({ ...answerView(answer), state: answer.state })),
  };
}
