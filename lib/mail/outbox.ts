import type { ObjectId } from 'mongodb';
import { now } from '../platform/clock';
import { database, isDuplicateKey } from '../platform/database';
import { siteUrl } from '../platform/env';
import { randomSecret } from '../platform/ids';
import { outbox } from './collection';
import { headerText, isMailbox } from './rules';
import { renderMail } from './templates';
import type { MailIdentity, MailTemplate, PendingMail } from './types';

export type { MailTemplate, PendingMail } from './types';

/** A document that causes mails carries them here until they are in the outbox. */
export type WithMails = { mails?: PendingMail[] };

type Carrier = { _id: ObjectId; mails?: PendingMail[] };
type Source = { collectionName: string };

/** The index that a collection with mails needs, so that those which carry one are found at once. */
export const mailsIndex = { key: { 'mails._id': 1 }, sparse: true };

// Bundles of several routes may each hold this module: they share the names of the sources.
const shared = globalThis as { hexboltMailSources?: Set<string> };
const sources = (shared.hexboltMailSources ??= new Set());

/** Names a collection whose documents carry mails; its worker then looks there too. Answers what it got. */
export function defineMailSource<T extends Source>(definition: T): T {
  sources.add(definition.collectionName);
  return definition;
}

/** The collections that named themselves as sources of mail. */
export function mailSources(): Source[] {
  return [...sources].map((collectionName) => ({ collectionName }));
}

/**
 * A mail from the shop (what `findShop()` answers) to one address, to be written into `mails` of the document that
 * causes it, in that same write. Throws when `to` is not one plain address: check addresses where they come in.
 */
export function composeMail(to: string, template: MailTemplate, shop: MailIdentity): PendingMail {
  const { replyTo = to, unsubscribe = siteUrl() } = template;
  if (!isMailbox(to) || !isMailbox(replyTo)) throw new Error('A mail needs exactly one plain address');
  if (!URL.canParse(unsubscribe)) throw new Error('Leaving a list needs an address');
  const { name, tagline, address, email } = shop;
  return { _id: randomSecret(), to, template, shop: { name, tagline, address, email }, composedAt: now() };
}

async function moveToOutbox({ _id, to, template, shop, composedAt }: PendingMail): Promise<void> {
  const rendered = renderMail(template, shop, siteUrl());
  const from = `${headerText(shop.name).replace(/["<>\\]/g, '')} <${shop.email}>`;
  try {
    await outbox().insertOne({
      _id,
      to,
      from,
      ...rendered,
      replyTo: template.replyTo,
      unsubscribe: template.unsubscribe,
      state: 'kept',
      attempts: 0,
      composedAt,
      dueAt: composedAt,
    });
  } catch (error) {
    // Moved by another server, or by one that died before it could take the mail off its carrier.
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Moves the mails that documents of a collection carry into the outbox; safe to repeat and to run anywhere at once.
 * Call it after the write that caused a mail, best with the id of that document: many at once then don't do each
 * other's work. What it can't finish, the worker does later.
 */
export async function relayMails(definition: Source, only?: ObjectId): Promise<void> {
  const carriers = database().collection<Carrier>(definition.collectionName);
  // Every id is a text, so this means "carries a mail", in a form for which the index serves.
  const carrying = { 'mails._id': { $gt: '' } };
  const waiting = carriers
    .find(only ? { _id: only, ...carrying } : carrying, { projection: { mails: 1 } })
    .limit(500);
  for await (const { _id, mails = [] } of waiting) {
    for (const mail of mails) await moveToOutbox(mail);
    await carriers.updateOne({ _id }, { $pull: { mails: { _id: { $in: mails.map((mail) => mail._id) } } } });
  }
}
