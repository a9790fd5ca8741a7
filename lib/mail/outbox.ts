import type { ObjectId } from 'mongodb';
import { now } from '../platform/clock';
import { database, isDuplicateKey } from '../platform/database';
import { env, siteUrl } from '../platform/env';
import { randomSecret } from '../platform/ids';
import { log } from '../platform/log';
import { requestId } from '../platform/request-id';
import { seal, unseal } from '../platform/sealed';
import { outbox, sealedContent } from './collection';
import { headerText, isMailbox, isMessageId } from './rules';
import { renderMail } from './templates';
import type { MailIdentity, MailTemplate, PendingMail } from './types';

export type { MailTemplate, PendingMail } from './types';

type Carrier = { _id: ObjectId; mails?: PendingMail[] };
type Source = { collectionName: string };

/**
 * The collections whose documents carry mails in a field `mails`, with `mailsIndex`: the worker looks for mails that a
 * crash has left there.
 */
export const mailSources = [
  'users',
  'oneTimeTokens',
  'orders',
  'contactMessages',
  'subscribers',
  'campaigns',
  'campaignRecipients',
  'purchaseOrders',
  'companies',
  'companyInvitations',
  'quotes',
  'approvalRequests',
  'shoppingLists',
  'stockAlerts',
  'machines',
  'blanketOrders',
  'questions',
  'webhookEndpoints',
  'jobs',
] as const;

/** The index of every collection in `mailSources`: it finds the documents that carry a mail. */
export const mailsIndex = { key: { 'mails._id': 1 }, sparse: true };

/**
 * Composes a mail from the shop to one address. Write it into `mails` of the document that causes it, in that same
 * write. Throws when `to` is not one plain address: validate addresses where they enter the shop.
 */
export function composeMail(to: string, template: MailTemplate, shop: MailIdentity): PendingMail {
  const { replyTo = to, unsubscribe = siteUrl(), references = [] } = template;
  if (!isMailbox(to) || !isMailbox(replyTo)) throw new Error('A mail needs exactly one plain address');
  if (!URL.canParse(unsubscribe)) throw new Error('The unsubscribe link must be a URL');
  if (!references.every(isMessageId)) throw new Error('A mail refers to others by their message ids');
  const { name, tagline, address, email, colors, logo } = shop;
  const _id = randomSecret();
  return {
    _id,
    to,
    ...storedTemplate(_id, template),
    shop: { name, tagline, address, email, colors, logo },
    requestId: requestId(),
    composedAt: now(),
  };
}

/** The Message-ID of a mail. It is the same for every attempt, so that mail servers recognize a repeat. */
export function messageIdOf(mailId: string): string {
  return `<${mailId}@${new URL(siteUrl()).hostname}>`;
}

/** Without a mail server the outbox is where mails are read, so that nothing is hidden there. */
function storedTemplate(_id: string, template: MailTemplate): Pick<PendingMail, 'template' | 'sealed'> {
  if (!template.confidential || !env().SMTP_URL) return { template };
  const { subject } = template;
  return {
    template: { subject, heading: '', paragraphs: [] },
    sealed: seal('mail', JSON.stringify(template), _id),
  };
}

function templateOf({ _id, template, sealed }: PendingMail): MailTemplate | null {
  if (sealed === undefined) return template;
  const text = unseal('mail', sealed, _id);
  return text === null ? null : (JSON.parse(text) as MailTemplate);
}

async function moveToOutbox(mail: PendingMail): Promise<void> {
  const { _id, to, sealed, shop, requestId: cause, composedAt } = mail;
  const template = templateOf(mail);
  if (!template) return log.error({ mail: _id }, 'a mail was sealed with another NEXTAUTH_SECRET');
  const { subject, html, text } = renderMail(template, shop, siteUrl());
  const from = `${headerText(shop.name).replace(/["<>\\]/g, '')} <${shop.email}>`;
  try {
    await outbox().insertOne({
      _id,
      to,
      from,
      subject,
      ...(sealed === undefined ? { html, text } : sealedContent(_id, { html, text })),
      replyTo: template.replyTo,
      references: template.references,
      unsubscribe: template.unsubscribe,
      bulk: template.bulk,
      attachments: template.attachments,
      state: 'kept',
      attempts: 0,
      requestId: cause,
      composedAt,
      dueAt: composedAt,
    });
  } catch (error) {
    // Another server has moved it, or one that crashed before it could remove the mail from its document.
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Moves the mails that documents of a collection carry into the outbox. Safe to repeat and to run on many servers at
 * once. Call it after the write that caused a mail, with the id of that document where it is known, so that calls at
 * the same time don't repeat each other's work. What a crash interrupts, the worker does later.
 */
export async function relayMails(definition: Source, only?: ObjectId): Promise<void> {
  const carriers = database().collection<Carrier>(definition.collectionName);
  // Ids are strings, so this means "carries a mail" in a form that uses the index.
  const carrying = { 'mails._id': { $gt: '' } };
  const waiting = carriers
    .find(only ? { _id: only, ...carrying } : carrying, { projection: { mails: 1 } })
    .limit(500);
  for await (const { _id, mails = [] } of waiting) {
    for (const mail of mails) await moveToOutbox(mail);
    await carriers.updateOne({ _id }, { $pull: { mails: { _id: { $in: mails.map((mail) => mail._id) } } } });
  }
}
