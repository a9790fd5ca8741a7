import { ObjectId } from 'mongodb';
import { productNotFound } from '../../catalog/commands/product-writes';
import { findProductsInAnyState } from '../../catalog/queries/products';
import { composeMail, relayMails, type PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { isDuplicateKey } from '../../platform/database';
import { hasReceived } from '../../reviews/queries';
import { findShop } from '../../settings/queries';
import { tags } from '../../shared/cache-tags';
import { fail, ok, type Failure, type Result } from '../../shared/result';
import { findAccount } from '../../users/queries';
import type { AccountOwner, Customer } from '../../users/types';
import { ownQuestionView, questions, type AnswerDocument, type QuestionDocument } from '../collection';
import { answerMail } from '../emails';
import { questionWords, statusOf } from '../rules';
import type { AnswerInput, OwnAnswer, OwnQuestion, QuestionInput } from '../schema';

const maxAnswers = 50;

export const questionNotFound = () => fail('not-found', 'no-such-question', 'There is no such question.');

/** Asks about a product on sale; a moderator decides whether it is shown. The same question again is the same one. */
export async function askQuestion(actor: Customer, input: QuestionInput): Promise<Result<OwnQuestion>> {
  const { productId, text, name: author = actor.name } = input;
  const [product] = await findProductsInAnyState([productId]);
  if (product?.state !== 'published') return productNotFound({ fields: { productId: 'Choose a product' } });
  const fingerprint = sha256(JSON.stringify([actor.userId, productId, text]));
  const write = () =>
    questions().findOneAndUpdate(
      { fingerprint },
      {
        $setOnInsert: {
          _id: new ObjectId(),
          productId,
          slug: product.slug,
          productName: product.name,
          userId: actor.userId,
          author,
          text,
          state: 'waiting' as const,
          status: 'open' as const,
          words: questionWords([product.name, product.sku, text]),
          answers: [],
          version: 1,
          createdAt: now(),
          mails: [],
        },
      },
      { upsert: true, returnDocument: 'after' },
    );
  const saved = await write().catch((error: unknown) => {
    // Another call has inserted it at the same time.
    if (isDuplicateKey(error)) return write();
    throw error;
  });
  if (!saved) return fail('unavailable', 'not-saved', 'The question could not be saved. Please try again.');
  return ok(ownQuestionView(saved));
}

type Content = Pick<QuestionDocument, 'state' | 'answers'>;
type Change = { next: Content; mails?: PendingMail[] } | { failure: Result<never> & { failure: Failure } };

/**
 * Changes state and answers of a question, as `decide` says from what is stored. What somebody else writes meanwhile is
 * decided on again. Returns the question before and after; the same object twice when nothing has changed.
 */
export async function changeQuestion(
  id: string,
  decide: (question: QuestionDocument) => Promise<Change>,
): Promise<Result<{ before: QuestionDocument; after: QuestionDocument }>> {
  const _id = new ObjectId(id);
  for (let attempt = 0; attempt < 20; attempt++) {
    const before = await questions().findOne({ _id });
    if (!before) return questionNotFound();
    const change = await decide(before);
    if ('failure' in change) return change.failure;
    const { state, answers } = change.next;
    if (state === before.state && answers === before.answers) return ok({ before, after: before });
    const after = await questions().findOneAndUpdate(
      { _id, version: before.version },
      {
        $set: { state, answers, status: statusOf(state, answers) },
        $inc: { version: 1 },
        $push: { mails: { $each: change.mails ?? [] } },
      },
      { returnDocument: 'after' },
    );
    if (!after) continue;
    if (change.mails?.length) await relayMails(questions, _id);
    return ok({ before, after }, [tags.questions(after.productId)]);
  }
  return fail('unavailable', 'busy', 'Others are changing this question. Please try again.');
}

/**
 * The mail that tells the asker of an answer, if there is somebody to tell: none for an own answer, or to an account that
 * is closed or disabled.
 */
export async function mailsAbout(
  question: QuestionDocument,
  answer: AnswerDocument,
  isPublic: boolean,
): Promise<PendingMail[]> {
  if (answer.mailed || answer.userId === question.userId) return [];
  const [asker, shop] = await Promise.all([findAccount(question.userId), findShop()]);
  if (!asker || asker.disabled) return [];
  const template = answerMail(question, answer, isPublic ? question._id.toHexString() : null);
  return [composeMail(asker.email, template, shop)];
}

/**
 * Answers a published question as a customer to whom the product was delivered; a moderator decides whether it is shown.
 * The same answer again is the same one.
 */
export async function answerQuestion(
  actor: Customer,
  id: string,
  { text, name: author = actor.name }: AnswerInput,
): Promise<Result<OwnAnswer>> {
  const { userId } = actor;
  const isSame = (answer: AnswerDocument) => answer.userId === userId && answer.text === text;
  const changed = await changeQuestion(id, async (question) => {
    const { state, answers, productId } = question;
    if (state !== 'published') return { failure: questionNotFound() };
    if (answers.some(isSame)) return { next: question };
    if (!(await hasReceived(userId, productId)))
      return {
        failure: fail(
          'forbidden',
          'not-bought',
          'Only customers to whom this product was delivered can answer.',
        ),
      };
    if (answers.length >= maxAnswers)
      return { failure: fail('conflict', 'enough-answers', 'This question has enough answers already.') };
    const answer: AnswerDocument = {
      id: new ObjectId().toHexString(),
      userId,
      author,
      by: 'customer',
      text,
      boughtThis: true,
      state: 'waiting',
      mailed: false,
      createdAt: now(),
    };
    return { next: { state, answers: [...answers, answer] } };
  });
  if (!changed.ok) return changed;
  const answer = changed.value.after.answers.find(isSame);
  return answer ? ok({ id: answer.id, text, state: answer.state }) : questionNotFound();
}

/** Removes the name of a closed account from its questions and answers, which stay. Returns the cache tags to expire. */
export async function anonymizeQuestions({ userId }: AccountOwner): Promise<string[]> {
  const author = 'Former customer';
  const own = await questions()
    .find({ $or: [{ userId }, { 'answers.userId': userId }] }, { projection: { productId: 1 } })
    .toArray();
  await questions().updateMany({ userId }, { $set: { author }, $inc: { version: 1 } });
  await questions().updateMany(
    { 'answers.userId': userId },
    { $set: { 'answers.$[own].author': author }, $inc: { version: 1 } },
    { arrayFilters: [{ 'own.userId': userId }] },
  );
  return [...new Set(own.map(({ productId }) => tags.questions(productId)))];
}
