import { z } from 'zod';
import { personName } from '../users/schema/credentials';

const productId = z.string('Choose a product').regex(/^[\w-]{1,64}$/, 'Choose a product');
const plainText = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

const textOf = (name: string, min: number) =>
  z
    .string({ error: `Write your ${name}` })
    .trim()
    .min(min, min > 1 ? `Write your ${name} in at least ${min} characters` : `Write your ${name}`)
    .max(2_000, 'Must be 2000 characters or shorter')
    .regex(plainText, 'Contains characters that can’t be shown');

export const questionInput = z.strictObject({
  productId,
  text: textOf('question', 10),
  /** The name to show; the account's name when absent. */
  name: personName.optional(),
});
export type QuestionInput = z.infer<typeof questionInput>;

/** The answer of a customer; a moderator reads it before it is shown. */
export const answerInput = z.strictObject({ text: textOf('answer', 1), name: personName.optional() });
export type AnswerInput = z.infer<typeof answerInput>;

/** The answer of the shop, published with the question, or sent to the asker alone. */
export const replyInput = z.strictObject({ text: textOf('answer', 1), publish: z.boolean() });
export type ReplyInput = z.infer<typeof replyInput>;

export const publicationInput = z.strictObject({ published: z.boolean() });

const id = (name: string) => z.string().regex(/^[0-9a-f]{24}$/, `Is not ${name}`);
export const questionId = z.strictObject({ id: id('a question') });
export const answerId = z.strictObject({ id: id('a question'), answer: id('an answer') });
export const ownQuestionsQuery = z.strictObject({ product: productId });

const entryState = z.enum(['waiting', 'published', 'hidden']);
/** `waiting` for a moderator, then `published` or `hidden`: questions and answers alike. */
export type EntryState = z.infer<typeof entryState>;

/** What staff have to do: an `open` question needs an answer or a decision; the others are done. */
export const questionStatuses = ['open', 'answered', 'hidden'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

const answer = z.object({
  id: z.string(),
  /** The shop's name, or that of the customer. */
  author: z.string(),
  by: z.enum(['shop', 'customer']),
  text: z.string(),
  /** The customer has an order with this product that was delivered. */
  boughtThis: z.boolean(),
  createdAt: z.string(),
});
export type Answer = z.infer<typeof answer>;

/** A published question with its published answers, as everybody sees it. */
export type Question = { id: string; author: string; text: string; createdAt: string; answers: Answer[] };

export const ownQuestionResponse = z.object({
  id: z.string(),
  productId: z.string(),
  slug: z.string(),
  productName: z.string(),
  text: z.string(),
  state: entryState,
  createdAt: z.string(),
});
/** A question as its author sees it. */
export type OwnQuestion = z.infer<typeof ownQuestionResponse>;

export const ownAnswerResponse = z.object({ id: z.string(), text: z.string(), state: entryState });
export type OwnAnswer = z.infer<typeof ownAnswerResponse>;

/** What the forms on a product's questions show about the signed-in person. */
export const askerResponse = z.object({
  name: z.string(),
  emailVerified: z.boolean(),
  /** Whether the product was delivered to the person, who may then answer. */
  bought: z.boolean(),
  /** The person's questions that are not published. */
  waiting: z.array(ownQuestionResponse),
});
export type AskerResponse = z.infer<typeof askerResponse>;

export const moderatedQuestionResponse = ownQuestionResponse.extend({
  author: z.string(),
  status: z.enum(questionStatuses),
  answers: z.array(answer.extend({ state: entryState })),
});
/** A question as a moderator sees it. */
export type ModeratedQuestion = z.infer<typeof moderatedQuestionResponse>;

/** The filters of the admin page. Invalid values are ignored, so an old address still opens it. */
export const questionFilters = z.object({
  status: z.enum(questionStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
});
export type QuestionFilters = z.infer<typeof questionFilters>;
