import { z } from 'zod';
import { now } from '../platform/clock';
import { findShop } from '../settings/queries';
import { ok, type Result } from '../shared/result';
import { quotes } from './collection';
import { changeQuote } from './commands/change-quote';
import { quoteLink, quoteToken } from './commands/links';
import { reminderMail } from './emails';

export const quoteCounts = z.object({ expired: z.number(), reminded: z.number() });
type QuoteCounts = z.infer<typeof quoteCounts>;

/** Ends the offered quotes whose time is over; one that is being accepted at this moment is left to its order. */
async function expireQuotes(): Promise<number> {
  const due = await quotes()
    .find({ expiresAt: { $lte: now() }, state: 'offered' })
    .limit(200)
    .toArray();
  let expired = 0;
  for (const { number } of due) {
    const changed = await changeQuote(null, number, ({ state, expiresAt }) =>
      state === 'offered' && expiresAt && expiresAt <= now()
        ? { set: { state: 'expired' }, unset: { expiresAt: 1, remindAt: 1 }, what: 'expired' }
        : 'unchanged',
    );
    if (changed.ok && changed.value.state === 'expired') expired += 1;
  }
  return expired;
}

/** Reminds customers, once for each version, that a quote is about to expire. */
async function remindCustomers(): Promise<number> {
  const shop = await findShop();
  const due = await quotes()
    .find({ remindAt: { $lte: now() }, state: 'offered' })
    .limit(200)
    .toArray();
  let reminded = 0;
  for (const { number } of due) {
    let isReminded = false;
    const changed = await changeQuote(null, number, async (quote) => {
      const { state, remindAt, expiresAt, version } = quote;
      isReminded = state === 'offered' && remindAt !== undefined && remindAt <= now();
      if (!isReminded || !expiresAt) return 'unchanged';
      const link = quoteLink(await quoteToken(number, version, expiresAt));
      return { set: {}, unset: { remindAt: 1 }, what: 'reminded', mails: [reminderMail(quote, link, shop)] };
    });
    if (changed.ok && isReminded) reminded += 1;
  }
  return reminded;
}

/** Ends quotes and reminds of those that are about to end. Safe to run at any time, on any number of servers. */
export async function runQuotesJob(): Promise<Result<QuoteCounts>> {
  const expired = await expireQuotes();
  return ok({ expired, reminded: await remindCustomers() });
}
