import type { ObjectId } from 'mongodb';
import { eventWrites } from '../../events/outbox';
import { relayMails } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import type { Failure } from '../../shared/result';
import { derived, quotes, type QuoteDocument } from '../collection';
import { quoteEvents } from '../events';
import { decidedMails } from '../emails';
import { acceptanceProblem } from '../queries/terms';
import { beingAccepted, noSuchQuote } from './change-quote';

type Named = { number: string; version: number };

/**
 * Holds a quote for an order attempt, so that nothing else can accept, change or end it. Of any number of attempts one
 * gets it. Null when it does, else why not.
 */
export async function holdQuote(attempt: ObjectId, { number, version }: Named): Promise<Failure | null> {
  const at = now();
  const { matchedCount } = await quotes().updateOne(
    { number, state: 'offered', version, expiresAt: { $gt: at }, acceptance: { $exists: false } },
    { $set: { acceptance: { attempt, version, at } }, $inc: { seq: 1 } },
  );
  if (matchedCount) return null;
  const quote = await quotes().findOne({ number });
  // The driver repeats a write whose response was lost.
  if (quote?.acceptance?.attempt.equals(attempt)) return null;
  if (!quote) return noSuchQuote().failure;
  return (acceptanceProblem(quote, version) ?? beingAccepted()).failure;
}

/** Gives a quote back that an attempt holds which can't become an order any more. Safe to repeat. */
export async function releaseQuote(attempt: ObjectId, { number }: Pick<Named, 'number'>): Promise<void> {
  await quotes().updateOne(
    { number, state: 'offered', 'acceptance.attempt': attempt },
    { $unset: { acceptance: 1 }, $inc: { seq: 1 } },
  );
}

/** Records that a quote has become an order, and tells the shop. Safe to repeat. */
export async function confirmQuote(
  attempt: ObjectId,
  { number, version }: Named,
  order: { number: string; by: string },
): Promise<void> {
  const held = { number, state: 'offered' as const, 'acceptance.attempt': attempt };
  const quote = await quotes().findOne(held);
  if (!quote) return;
  const at = now();
  const text = `Version ${version} has become order ${order.number}.`;
  const after: QuoteDocument = { ...quote, state: 'accepted', order: order.number };
  const { words } = derived(after);
  const { push, inc } = eventWrites(quoteEvents(quote, after));
  await quotes().updateOne(held, {
    $set: { state: 'accepted', order: order.number, words, changedAt: at },
    $unset: { expiresAt: 1, remindAt: 1, acceptance: 1 },
    $push: {
      history: { what: 'accepted', at, by: order.by, why: text },
      mails: { $each: await decidedMails(quote, { what: 'accepted', text }, await findShop()) },
      ...push,
    },
    $inc: { seq: 1, ...inc },
  });
  await relayMails(quotes, quote._id);
}

/** The quotes that attempts have held since before a moment. */
export async function listHeldQuotes(before: Date): Promise<{ attempt: ObjectId; number: string }[]> {
  const found = await quotes()
    .find({ 'acceptance.at': { $lt: before }, state: 'offered' })
    .limit(200)
    .toArray();
  return found.map(({ number, acceptance }) => ({ attempt: acceptance!.attempt, number }));
}
