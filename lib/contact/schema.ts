import { z } from 'zod';
import { skuText } from '../catalog/schema/inputs';
import { emailAddress, lineOfText, personName } from '../users/schema/credentials';
import { contactTopics, entryKinds, messageStatuses, unknownPlaceholders } from './rules';

export const contactTopic = z.enum(
  contactTopics.map(({ id }) => id),
  'Choose a topic',
);

const bodyText = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(5_000, 'Must be 5000 characters or shorter')
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Contains characters that can’t be shown');

export const contactInput = z.strictObject({
  topic: contactTopic,
  name: personName,
  email: emailAddress,
  message: bodyText('Message is Required'),
  /** Slug of the product in question, with the SKU and quantity of a quote request. */
  product: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/, 'Is not a product of the shop')
    .optional(),
  sku: skuText.optional(),
  quantity: z.int().min(1).max(10_000_000).optional(),
  /** A honeypot field, hidden from people: only bots fill it. */
  website: lineOfText(300).optional(),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactResponse = z.strictObject({ reference: z.string(), message: z.string() });
export type ContactResponse = z.infer<typeof contactResponse>;

const messageStatus = z.enum(messageStatuses);
const userId = z.string().regex(/^[0-9a-f]{24}$/, 'is not an account');

/** The filters of the inbox; invalid values count as absent. Without a status it lists all messages. */
export const messageFilters = z.object({
  state: messageStatus.optional().catch(undefined),
  assignee: z.enum(['me', 'nobody']).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  /** Newest first, unless this is given. */
  sort: z.enum(['received']).optional().catch(undefined),
});
export type MessageFilters = z.infer<typeof messageFilters>;

export const messageParams = z.strictObject({
  reference: z.string().regex(/^M-[0-9A-HJKMNP-TV-Z]{8}$/, 'is not the number of a message'),
});

/** Changes the status, the assignee or both; `assignee: null` takes it from whoever has it. */
export const messageChange = z
  .strictObject({ state: messageStatus.optional(), assignee: userId.nullable().optional() })
  .refine((change) => Object.keys(change).length > 0, 'Say what to change');
export type MessageChange = z.infer<typeof messageChange>;

/**
 * A reply, a note, or what the customer wrote by mail. `seen` is the number of entries that its author has seen: a reply
 * that doesn't know the latest ones is rejected. `messageId` is the Message-ID of the customer's mail.
 */
export const entryInput = z.strictObject({
  kind: z.enum(entryKinds),
  text: bodyText('Enter a text'),
  seen: z.int().min(0).max(10_000),
  close: z.boolean().default(false),
  messageId: z
    .string()
    .trim()
    .max(250, 'Must be 250 characters or shorter')
    .regex(/^(<[^\s<>@]+@[^\s<>@]+>)?$/, 'Looks like <4711@mail.example>')
    .optional(),
});
export type EntryInput = z.infer<typeof entryInput>;

const person = z.object({ id: z.string(), name: z.string() });
const messageRow = z.object({
  reference: z.string(),
  topic: contactTopic,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  state: messageStatus,
  assignee: person.nullable(),
  replies: z.number(),
  receivedAt: z.string(),
});
export type MessageRow = z.infer<typeof messageRow>;

const entry = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  text: z.string(),
  by: z.string(),
  at: z.string(),
  /** For a reply: whether its mail was sent. */
  delivery: z
    .object({ state: z.enum(['kept', 'sent', 'failed']), lastError: z.string().nullable() })
    .nullable(),
});

/** A message with its whole conversation, as an admin reads it. */
export const messageResponse = messageRow.extend({
  product: z.string().nullable(),
  sku: z.string().nullable(),
  quantity: z.number().nullable(),
  /** Whether the sender was signed in to an account. */
  signedIn: z.boolean(),
  entries: z.array(entry),
});
export type Message = z.infer<typeof messageResponse>;

export const replyTemplateInput = z.strictObject({
  name: lineOfText(80).min(1, 'Enter a name'),
  text: bodyText('Enter a text').superRefine((text, context) => {
    const [unknown] = unknownPlaceholders(text);
    if (unknown !== undefined) {
      context.addIssue({ code: 'custom', message: `There is no placeholder {${unknown}}` });
    }
  }),
});
export type ReplyTemplateInput = z.infer<typeof replyTemplateInput>;
export const replyTemplateParams = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, 'is not a template'),
});
export const replyTemplateResponse = replyTemplateInput.extend({ id: z.string() });
export type ReplyTemplate = z.infer<typeof replyTemplateResponse>;
