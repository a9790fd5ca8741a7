import type { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { eventWrites } from '../../events/outbox';
import { relayMails, type PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import { derived, quotes, type QuoteDocument } from '../collection';
import { quoteEvents } from '../events';

export type QuoteActor = { userId: string; email: string; name: string };

/** A change of a quote: fields to set and to remove, the entry of its history (none for an unnamed change), and mails. */
export type QuoteUpdate = {
  set: Partial<QuoteDocument>;
  unset?: Partial<Record<'expiresAt' | 'remindAt', 1>>;
  what?: string;
  why?: string;
  mails?: PendingMail[];
};
export type QuoteDecision = QuoteUpdate | ReturnType<typeof fail> | 'unchanged';

export const noSuchQuote = () => fail('not-found', 'no-such-quote', 'There is no such quote.');

export const quoteChanged = () =>
  fail('conflict', 'changed', 'The quote has changed since you opened it. Please look at it again.');

export const beingAccepted = () =>
  fail('conflict', 'busy', 'This quote is being accepted at this moment. Please try again.', {
    retryAfter: 1,
  });

/** The fields that the audit log compares. */
const brief = ({ state, version, draft, total }: QuoteDocument) => ({
  state,
  version,
  total,
  draft: draft.lines.map(({ sku, quantity, unitPrice }) => `${quantity} × ${sku} at ${unitPrice}`),
  delivery: draft.delivery,
  validUntil: draft.validUntil,
});

/**
 * Reads a quote, decides about it and writes by compare-and-set; when another change came first it decides again. While an
 * order attempt holds the quote, nothing else can change. Records the change in the audit log.
 */
export async function changeQuote(
  actor: QuoteActor | null,
  number: string,
  decide: (quote: QuoteDocument) => QuoteDecision | Promise<QuoteDecision>,
): Promise<Result<QuoteDocument>> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const quote = await quotes().findOne({ number });
    if (!quote) return noSuchQuote();
    const decision = await decide(quote);
    if (decision === 'unchanged') return ok(quote);
    if ('ok' in decision) return decision;
    if (quote.state === 'offered' && quote.acceptance) return beingAccepted();
    const { set, unset = {}, what, why = '', mails = [] } = decision;
    const at = now();
    const history = what ? [...quote.history, { what, at, by: actor?.name ?? 'Shop', why }] : quote.history;
    const changed = { ...quote, ...set, history, seq: quote.seq + 1, changedAt: at };
    const after = { ...changed, ...derived(changed) };
    const { total, words, seq } = after;
    const { push, inc } = eventWrites(quoteEvents(quote, after));
    const { matchedCount } = await quotes().updateOne(
      { _id: quote._id, seq: quote.seq },
      {
        $set: { ...set, history, seq, total, words, changedAt: at },
        ...(Object.keys(unset).length > 0 && { $unset: unset }),
        $push: { mails: { $each: mails }, ...push },
        ...(inc.eventCount && { $inc: inc }),
      },
    );
    if (!matchedCount) continue;
    await recordChange({
      actor,
      action: `quote-${(what ?? 'changed').replaceAll(' ', '-')}`,
      subject: { kind: 'quote', id: quote._id.toHexString(), name: number },
      before: brief(quote),
      after: { ...brief(after), ...(why && { why }) },
    });
    await relay(quote._id);
    return ok(after);
  }
  return fail('unavailable', 'busy', 'This quote is being changed elsewhere. Please try again.', {
    retryAfter: 1,
  });
}

const relay = (id: ObjectId) => relayMails(quotes, id);
