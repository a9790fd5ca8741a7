import { ObjectId, type UpdateFilter } from 'mongodb';
import { composeMail, relayMails } from '../mail/outbox';
import type { MailTemplate } from '../mail/types';
import { now } from '../platform/clock';
import { isDuplicateKey } from '../platform/database';
import { siteUrl } from '../platform/env';
import { sha256 } from '../platform/hash';
import { randomSecret } from '../platform/ids';
import { ok, fail, type Result } from '../shared/result';
import { findShop } from '../settings/queries';
import type { SignedIn } from '../users/types';
import { subscribers, type SubscriberDocument } from './collection';
import { recipients } from './collection/campaigns';
import { updateFigures } from './commands/figures';
import { endMailsTo } from './commands/withdraw';
import { unsubscribeUrl } from './emails';
import { day, linkLifetime, maxMailsPerDay, minMailInterval, pendingRetention } from './rules';
import { subscriberWords } from './rules/subscribers';
import type { LinkToken, SubscribeInput } from './schema';

type Response = Result<{ message: string }>;

function confirmMail(shop: string, token: string): MailTemplate {
  return {
    subject: `Confirm your subscription to the ${shop} newsletter`,
    heading: 'One more step',
    paragraphs: [
      `Somebody, hopefully you, asked for email from ${shop} about new products and special offers at this address. Press the button and confirm on the page that opens to subscribe.`,
    ],
    action: { label: 'Confirm my subscription', url: `${siteUrl()}/newsletter/confirm?token=${token}` },
    footnote: 'The link works for 48 hours. If it wasn’t you, do nothing: we won’t write again.',
  };
}

function subscribedMail(shop: string, token: string, isNew: boolean): MailTemplate {
  return {
    subject: isNew ? `Welcome to the ${shop} newsletter` : `You already get the ${shop} newsletter`,
    heading: isNew ? 'You are on the list' : 'You are on the list already',
    paragraphs: [
      isNew
        ? 'Thank you for confirming. From now on we send you email about new products and special offers.'
        : 'Somebody, perhaps you, asked for our newsletter with this address. It is on the list already, so there is nothing to do.',
    ],
    footnote: 'You can leave the list at any time with the link below.',
    unsubscribe: unsubscribeUrl(token),
  };
}

async function findOrAdd(email: string): Promise<SubscriberDocument> {
  const time = now();
  const added: Omit<SubscriberDocument, 'email'> = {
    _id: new ObjectId(),
    state: 'pending',
    unsubscribeHashes: [],
    mailedAt: null,
    words: subscriberWords(email),
    mails: [],
    subscribedAt: time,
    removeAt: new Date(time.getTime() + pendingRetention),
  };
  const upsert = () =>
    subscribers().findOneAndUpdate(
      { email },
      { $setOnInsert: added },
      { upsert: true, returnDocument: 'after' },
    );
  const found = await upsert().catch((error: unknown) => {
    // Another call added the same address first.
    if (isDuplicateKey(error)) return upsert();
    throw error;
  });
  return found ?? { ...added, email };
}

/**
 * Records an address and mails it a confirmation link, or a note that it is already subscribed. The response is the
 * same for every address. An address gets at most one such mail in ten minutes and three in a day.
 */
export async function subscribe(_actor: SignedIn | null, { email }: SubscribeInput): Promise<Response> {
  const response = ok({
    message: 'Thank you. Please check your inbox: the link in our email confirms your address.',
  });
  const shop = await findShop();
  const found = await findOrAdd(email);
  const time = now();
  if (found.mailedAt && time.getTime() - found.mailedAt.getTime() < minMailInterval) return response;
  const mailedToday = (found.mailTimes ?? []).filter((at) => time.getTime() - at.getTime() < day);
  if (mailedToday.length >= maxMailsPerDay) return response;
  const mailTimes = [...mailedToday, time];
  const token = randomSecret();
  const change: UpdateFilter<SubscriberDocument> =
    found.state === 'confirmed'
      ? {
          $set: { mailedAt: time, mailTimes },
          $push: {
            unsubscribeHashes: sha256(token),
            mails: composeMail(email, subscribedMail(shop.name, token, false), shop),
          },
        }
      : {
          $set: {
            state: 'pending',
            mailedAt: time,
            mailTimes,
            confirmHash: sha256(token),
            confirmExpiresAt: new Date(time.getTime() + linkLifetime),
            removeAt: new Date(time.getTime() + pendingRetention),
          },
          $push: { mails: composeMail(email, confirmMail(shop.name, token), shop) },
        };
  const { _id, state, mailedAt } = found;
  await subscribers().updateOne({ _id, state, mailedAt }, change);
  await relayMails(subscribers);
  return response;
}

/** Subscribes the address of a confirmation link. Idempotent. */
export async function confirmSubscription(_actor: SignedIn | null, { token }: LinkToken): Promise<Response> {
  const confirmHash = sha256(token);
  const time = now();
  const shop = await findShop();
  const found = await subscribers().findOne({ confirmHash });
  const done = ok({ message: 'Your subscription is confirmed. Welcome to the list.' });
  if (found?.state === 'confirmed') return done;
  const rejected = fail(
    'invalid',
    'link-expired',
    'This link has expired or was replaced by a newer one. Sign up again to get a fresh one.',
  );
  if (!found || found.state !== 'pending' || (found.confirmExpiresAt ?? time) <= time) return rejected;
  const unsubscribeToken = randomSecret();
  const { matchedCount } = await subscribers().updateOne(
    { _id: found._id, confirmHash, state: 'pending' },
    {
      $set: { state: 'confirmed', confirmedAt: time },
      $unset: { removeAt: 1, confirmExpiresAt: 1, unsubscribedAt: 1 },
      $push: {
        unsubscribeHashes: sha256(unsubscribeToken),
        mails: composeMail(found.email, subscribedMail(shop.name, unsubscribeToken, true), shop),
      },
    },
  );
  await relayMails(subscribers);
  return matchedCount || (await subscribers().findOne({ confirmHash, state: 'confirmed' })) ? done : rejected;
}

/**
 * Takes a subscriber off the list, with all mails that are not sent yet. Safe to repeat. Returns whether it was on the
 * list before.
 */
export async function leaveList(_id: ObjectId): Promise<boolean> {
  const { modifiedCount } = await subscribers().updateOne(
    { _id, state: { $ne: 'unsubscribed' } },
    {
      $set: { state: 'unsubscribed', unsubscribedAt: now() },
      $unset: { confirmHash: 1, confirmExpiresAt: 1, removeAt: 1 },
    },
  );
  await endMailsTo(_id);
  return modifiedCount > 0;
}

/** Counts an unsubscription for the campaign whose link was used. */
async function countForCampaign(recipient: { _id: string; campaign: string; subscriber: ObjectId }) {
  const { _id, campaign, subscriber } = recipient;
  const onList = await subscribers().findOne({ _id: subscriber, state: 'confirmed' });
  if (!onList) return;
  await recipients().updateOne(
    { _id, unsubscribedAt: { $exists: false } },
    { $set: { unsubscribedAt: now() } },
  );
  await updateFigures(campaign);
}

/** Unsubscribes the address of an unsubscribe link until it is confirmed again. */
export async function unsubscribe(_actor: SignedIn | null, { token }: LinkToken): Promise<Response> {
  const hash = sha256(token);
  const recipient = await recipients().findOne({ unsubscribeHash: hash });
  const found = recipient
    ? await subscribers().findOne({ _id: recipient.subscriber })
    : await subscribers().findOne({ unsubscribeHashes: hash });
  if (!found) return fail('invalid', 'unknown-link', 'This link doesn’t belong to a subscription.');
  if (recipient) await countForCampaign(recipient);
  await leaveList(found._id);
  return ok({ message: 'You are off the list. We won’t send the newsletter to this address any more.' });
}
