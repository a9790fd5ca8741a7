import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { relayMails } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { tags } from '../../shared/cache-tags';
import { ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { moderatedQuestionView, questions, type AnswerDocument, type QuestionDocument } from '../collection';
import { changeQuestion, mailsAbout, questionNotFound } from './ask';
import type { ModeratedQuestion, ReplyInput } from '../schema';

const shown = (question: QuestionDocument) => ({
  text: question.text,
  state: question.state,
  answers: question.answers.map(({ author, text, state }) => ({ author, text, state })),
});

async function record(
  actor: Staff,
  action: string,
  before: QuestionDocument,
  after: QuestionDocument | null,
) {
  await recordChange({
    actor,
    action,
    subject: { kind: 'question', id: before._id.toHexString(), name: before.productName },
    before: shown(before),
    after: after && shown(after),
  });
}

type Changed = Awaited<ReturnType<typeof changeQuestion>>;

async function recorded(actor: Staff, action: string, changed: Changed): Promise<Result<ModeratedQuestion>> {
  if (!changed.ok) return changed;
  const { before, after } = changed.value;
  if (before !== after) await record(actor, action, before, after);
  return ok(moderatedQuestionView(after), changed.expire);
}

/**
 * Answers in the name of the shop and mails the answer to the asker: published together with the question, or for the
 * asker alone. The same answer again changes nothing.
 */
export async function replyToQuestion(
  actor: Staff,
  id: string,
  { text, publish }: ReplyInput,
): Promise<Result<ModeratedQuestion>> {
  const { name: author } = await findShop();
  const changed = await changeQuestion(id, async (question) => {
    const state = publish ? 'published' : question.state === 'published' ? 'published' : 'hidden';
    const isSame = (answer: AnswerDocument) => answer.by === 'shop' && answer.text === text;
    if (question.answers.some(isSame)) return { next: question };
    const answer: AnswerDocument = {
      id: new ObjectId().toHexString(),
      userId: actor.userId,
      author,
      by: 'shop',
      text,
      boughtThis: false,
      state: publish ? 'published' : 'hidden',
      mailed: true,
      createdAt: now(),
    };
    const mails = await mailsAbout(question, { ...answer, mailed: false }, publish);
    return { next: { state, answers: [...question.answers, answer] }, mails };
  });
  return recorded(actor, 'question-answered', changed);
}

/** Publishes a question, or hides it with its answers. Safe to repeat. */
export async function publishQuestion(
  actor: Staff,
  id: string,
  published: boolean,
): Promise<Result<ModeratedQuestion>> {
  const state = published ? 'published' : 'hidden';
  const changed = await changeQuestion(id, async ({ answers }) => ({ next: { state, answers } }));
  return recorded(actor, `question-${state}`, changed);
}

/** Publishes an answer, of which the asker gets a mail the first time, or hides it. Safe to repeat. */
export async function publishAnswer(
  actor: Staff,
  id: string,
  answerId: string,
  published: boolean,
): Promise<Result<ModeratedQuestion>> {
  const state = published ? 'published' : 'hidden';
  const changed = await changeQuestion(id, async (question) => {
    const answer = question.answers.find((each) => each.id === answerId);
    if (!answer) return { failure: questionNotFound() };
    if (answer.state === state) return { next: question };
    const mails = published ? await mailsAbout(question, answer, question.state === 'published') : [];
    const changedAnswer = { ...answer, state, mailed: answer.mailed || published } as const;
    return {
      next: {
        state: question.state,
        answers: question.answers.map((each) => (each === answer ? changedAnswer : each)),
      },
      mails,
    };
  });
  return recorded(actor, `answer-${state}`, changed);
}

/** Deletes a question with its answers. The audit log keeps the texts. */
export async function deleteQuestion(actor: Staff, id: string): Promise<Result<{ done: true }>> {
  const _id = new ObjectId(id);
  // A mail about an answer that it still carries leaves first.
  await relayMails(questions, _id);
  const before = await questions().findOneAndDelete({ _id });
  if (!before) return questionNotFound();
  await record(actor, 'question-deleted', before, null);
  return ok({ done: true }, [tags.questions(before.productId)]);
}
