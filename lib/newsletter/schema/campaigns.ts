import { z } from 'zod';
import { isLocalTime } from '../../shared/dates';
import { lineOfText } from '../../users/schema/credentials';
import { campaignStatuses, maxPerMinute } from '../rules/campaigns';

/** The slug of a category of the shop. */
const category = z.string().regex(/^[a-z0-9-]{1,120}$/, 'Choose a category of the shop');

/** What staff write of a campaign. It goes to all subscribers, or to those who bought in a category. */
export const campaignText = z.strictObject({
  subject: lineOfText(120).min(1, 'Enter a subject'),
  /** Shown behind the subject in lists of mails; empty for none. */
  preheader: lineOfText(150),
  body: z
    .string()
    .max(100_000, 'Must be 100,000 characters or shorter')
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Contains characters that can’t be shown')
    .overwrite((text) => text.replaceAll('\r\n', '\n')),
  category: category.nullable(),
  perMinute: z
    .int('Enter a whole number')
    .min(1, 'Must be 1 or more')
    .max(maxPerMinute, `Must be ${maxPerMinute} or less`),
});
export type CampaignText = z.infer<typeof campaignText>;

/** The revision that its author has seen: a write is rejected if there is a later one. */
const revision = z.int().min(0).max(1_000_000_000);

export const campaignParams = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{16,24}$/, 'is not a campaign'),
});
export const campaignSave = z.strictObject({ revision, text: campaignText });
export type CampaignSave = z.infer<typeof campaignSave>;
export const campaignRevision = z.strictObject({ revision });

/** `at` is a local time of the shop, such as 2026-12-01T08:30. */
export const sendingInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('send'), revision }),
  z.strictObject({
    action: z.literal('schedule'),
    revision,
    at: z.string().refine(isLocalTime, 'Choose a day and a time'),
  }),
  z.strictObject({ action: z.literal('cancel'), revision }),
  z.strictObject({ action: z.literal('stop'), revision }),
]);
export type SendingInput = z.infer<typeof sendingInput>;

export const mailPreviewInput = campaignText.pick({ body: true }).extend({
  subject: lineOfText(120),
  preheader: lineOfText(150),
});
export type MailPreviewInput = z.infer<typeof mailPreviewInput>;
export const mailPreviewResponse = z.strictObject({ html: z.string() });
export const testMailResponse = z.strictObject({ to: z.string() });

/** Without a category it is all subscribers. */
export const audienceQuery = z.strictObject({ category: category.optional() });
export const audienceResponse = z.strictObject({ count: z.number() });

/** The filters of the list; invalid values count as absent. */
export const campaignFilters = z.object({ state: z.enum(campaignStatuses).optional().catch(undefined) });
export type CampaignFilters = z.infer<typeof campaignFilters>;

const figures = z.object({
  recipients: z.number(),
  sent: z.number(),
  /** For their turn, in the outbox, or for another attempt. */
  waiting: z.number(),
  /** Rejected by a mail server for good. */
  bounced: z.number(),
  /** Given up after days of attempts. */
  failed: z.number(),
  /** Unsubscribed before their mail was sent. */
  skipped: z.number(),
  /** Not sent because the campaign was stopped. */
  stopped: z.number(),
  /** Unsubscribed with the link of this campaign. */
  unsubscribed: z.number(),
});

const campaignRow = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(campaignStatuses),
  category: z.string().nullable(),
  sendAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  editedAt: z.string(),
  editedBy: z.string().nullable(),
  figures,
});
export type CampaignRow = z.infer<typeof campaignRow>;

export const campaignResponse = campaignRow.extend({ revision: z.number(), text: campaignText });
export type Campaign = z.infer<typeof campaignResponse>;

/** A recipient whose mail was not delivered. */
export type UndeliveredMail = { id: string; email: string; state: 'bounced' | 'failed'; error: string };
