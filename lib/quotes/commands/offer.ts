import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { addDays, dayAt, startOfDay } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { staffQuoteView, type QuoteDocument } from '../collection';
import { offeredMail, withdrawnMail } from '../emails';
import { fillLines } from '../queries/lines';
import { lineProblems } from '../rules/lines';
import { isOpen, maxValidDays } from '../rules/status';
import type { QuoteDraftInput } from '../schema/inputs';
import type { StaffQuote } from '../schema/quote';
import { quoteLink, quoteToken } from './links';
import { changeQuote, quoteChanged, type QuoteDecision } from './change-quote';

/** How many versions a quote can have. */
export const maxVersions = 20;
const reminderDays = 2;

const closed = () =>
  fail('conflict', 'quote-accepted', 'This quote has been accepted: it can’t be changed any more.');

const invalid = (code: string, fields: Record<string, string>) =>
  fail('invalid', code, `${Object.values(fields)[0]}.`, { fields });

/** Stores what staff prepare for the next version. Nothing of it is shown to the customer before it is sent. */
export async function saveDraft(
  actor: Staff,
  number: string,
  { seq, ...input }: QuoteDraftInput,
): Promise<Result<StaffQuote>> {
  const problems = lineProblems(input.lines);
  if (Object.keys(problems).length) return invalid('wrong-lines', problems);
  const changed = await changeQuote(actor, number, async (quote): Promise<QuoteDecision> => {
    if (!isOpen(quote.state)) return closed();
    if (quote.seq !== seq) return quoteChanged();
    const lines = await fillLines(input.lines, quote.draft.lines);
    return lines.ok ? { set: { draft: { ...input, lines: lines.value } } } : lines;
  });
  return changed.ok ? ok(staffQuoteView(changed.value)) : changed;
}

/** The moments that follow from the last day of a version: when it ends, and when its customer is reminded, if then. */
export function momentsOf(validUntil: string, timeZone: string, at: Date) {
  const expiresAt = startOfDay(addDays(validUntil, 1), timeZone);
  const remindAt = startOfDay(addDays(validUntil, 1 - reminderDays), timeZone);
  return remindAt > at ? { expiresAt, remindAt } : { expiresAt };
}

/**
 * Sends what is prepared as the next version: from then on it never changes, and it replaces the version before. A quote
 * that was declined, has expired or was withdrawn is open again. The customer gets a mail.
 */
export async function sendVersion(
  actor: Staff,
  number: string,
  { seq }: { seq: number },
): Promise<Result<StaffQuote>> {
  const shop = await findShop();
  const changed = await changeQuote(actor, number, async (quote): Promise<QuoteDecision> => {
    if (!isOpen(quote.state)) return closed();
    if (quote.seq !== seq) return quoteChanged();
    const { draft, versions } = quote;
    if (draft.lines.length === 0) return invalid('no-lines', { lines: 'Add at least one line' });
    if (draft.validUntil < dayAt(now(), shop.timeZone))
      return invalid('expired', { validUntil: 'Choose today or a later day' });
    if (draft.validUntil > addDays(dayAt(now(), shop.timeZone), maxValidDays))
      return invalid('too-late', { validUntil: 'Choose a day within a year' });
    if (versions.length >= maxVersions)
      return fail('conflict', 'too-many-versions', `A quote has at most ${maxVersions} versions.`);
    const at = now();
    const version = quote.version + 1;
    const sent = { ...draft, version, currency: shop.currency, sentAt: at, sentBy: actor.name };
    const moments = momentsOf(draft.validUntil, shop.timeZone, at);
    const set: Partial<QuoteDocument> = {
      state: 'offered',
      version,
      versions: [...versions, sent],
      currency: shop.currency,
      ...moments,
    };
    const token = await quoteToken(number, version, moments.expiresAt);
    return {
      set,
      ...(!('remindAt' in moments) && { unset: { remindAt: 1 } }),
      what: 'version sent',
      why: `Version ${version}`,
      mails: [await offeredMail({ ...quote, ...set }, quoteLink(token), shop)],
    };
  });
  return changed.ok ? ok(staffQuoteView(changed.value)) : changed;
}

/** Takes back what is offered or asked for; the customer gets a mail that says why. */
export async function withdrawQuote(
  actor: Staff,
  number: string,
  { why }: { why: string },
): Promise<Result<StaffQuote>> {
  const shop = await findShop();
  const changed = await changeQuote(actor, number, (quote) => {
    if (quote.state === 'withdrawn') return 'unchanged';
    if (!isOpen(quote.state)) return closed();
    return {
      set: { state: 'withdrawn' },
      unset: { expiresAt: 1, remindAt: 1 },
      what: 'withdrawn',
      why,
      mails: [withdrawnMail(quote, why, shop)],
    };
  });
  return changed.ok ? ok(staffQuoteView(changed.value)) : changed;
}
