import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import type { Customer, Staff } from '../../users/types';
import { ownQuoteView, staffQuoteView, type QuoteDocument } from '../collection';
import { commentMails, decidedMails } from '../emails';
import { isOwnRecord } from '../../companies/queries/ownership';
import { isDeclinable } from '../rules/status';
import type { CommentInput } from '../schema/inputs';
import type { OwnQuote, StaffQuote } from '../schema/quote';
import { changeQuote, noSuchQuote, type QuoteActor, type QuoteDecision } from './change-quote';

const maxComments = 200;

async function addComment(
  actor: QuoteActor,
  number: string,
  { key, text }: CommentInput,
  fromShop: boolean,
): Promise<Result<QuoteDocument>> {
  const shop = await findShop();
  return changeQuote(actor, number, async (quote): Promise<QuoteDecision> => {
    if (!fromShop && !(await isOwnRecord(quote, actor.userId, 'orders.request'))) return noSuchQuote();
    if (quote.comments.some(({ id }) => id === key)) return 'unchanged';
    if (quote.comments.length >= maxComments)
      return fail('conflict', 'too-many-comments', `A quote has at most ${maxComments} comments.`);
    const comment = { id: key, text, by: actor.name, fromShop, at: now() };
    return {
      set: { comments: [...quote.comments, comment] },
      what: 'comment',
      mails: await commentMails(quote, comment, shop),
    };
  });
}

/** Adds a comment of the shop, which the customer gets by mail. A repeat with the same key adds nothing. */
export async function commentAsShop(
  { userId, email, name }: Staff,
  number: string,
  input: CommentInput,
): Promise<Result<StaffQuote>> {
  const changed = await addComment({ userId, email, name }, number, input, true);
  return changed.ok ? ok(staffQuoteView(changed.value)) : changed;
}

/** Adds a comment of the customer, which the shop gets by mail. A repeat with the same key adds nothing. */
export async function commentAsCustomer(
  { userId, email, name }: Customer,
  number: string,
  input: CommentInput,
): Promise<Result<OwnQuote>> {
  const changed = await addComment({ userId, email, name }, number, input, false);
  return changed.ok ? ok(ownQuoteView(changed.value)) : changed;
}

/** Says no to what is offered, or withdraws the request. The shop gets a mail. */
export async function declineQuote(
  { userId, email, name }: Customer,
  number: string,
  { why }: { why: string },
): Promise<Result<OwnQuote>> {
  const shop = await findShop();
  const changed = await changeQuote(
    { userId, email, name },
    number,
    async (quote): Promise<QuoteDecision> => {
      if (!(await isOwnRecord(quote, userId, 'orders.request'))) return noSuchQuote();
      if (quote.state === 'declined') return 'unchanged';
      if (!isDeclinable(quote.state))
        return fail('conflict', 'quote-closed', `This quote is ${quote.state}: it can’t be declined.`);
      return {
        set: { state: 'declined' },
        unset: { expiresAt: 1, remindAt: 1 },
        what: 'declined',
        why,
        mails: await decidedMails(quote, { what: 'declined', text: why }, shop),
      };
    },
  );
  return changed.ok ? ok(ownQuoteView(changed.value)) : changed;
}
