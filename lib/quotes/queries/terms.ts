import type { LineInput } from '../../cart/schema';
import { mergeLines } from '../../cart/rules';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import { quotes, type QuoteDocument } from '../collection';
import { choiceProblem, readChoice } from '../rules/choice';
import type { QuoteLine } from '../schema/quote';
import { isOwnRecord } from '../../companies/queries/ownership';

/** What an order takes from a quote: the quote with its version, the price of delivery (null: as in the shop), and lines. */
export type QuoteTerms = {
  number: string;
  version: number;
  companyId?: string;
  delivery: number | null;
  lines: QuoteLine[];
};

const unknownQuote = () => {
  const message = 'There is no such quote';
  return fail('not-found', 'no-such-quote', `${message}.`, { fields: { quote: message } });
};

/** Why this version of a quote can't be accepted now; null when it can. */
export function acceptanceProblem(
  { state, order, version: last, expiresAt }: QuoteDocument,
  version: number,
) {
  const failed = (code: string, message: string) =>
    fail('conflict', code, message, { fields: { quote: message } });
  if (state === 'accepted') return failed('quote-accepted', `This quote was accepted with order ${order}.`);
  if (state !== 'offered')
    return failed('quote-closed', `This quote is ${state}: it can’t be accepted any more.`);
  if (version !== last)
    return failed('quote-replaced', `Version ${last} has replaced this one. Please look at it first.`);
  if (!expiresAt || expiresAt <= now())
    return failed('quote-closed', 'This quote has expired: it can’t be accepted any more.');
  return null;
}

/**
 * What an offered quote says about lines that a customer orders. Fails when the quote isn't the buyer's to accept, at
 * this moment or in this company, when another version or nothing is offered, and when lines or quantities are not those
 * of the version.
 */
export async function findQuoteTerms(
  { number, version }: { number: string; version: number },
  wanted: LineInput[],
  buyer: { userId: string; companyId?: string },
  currency: string,
): Promise<Result<QuoteTerms>> {
  const quote = await quotes().findOne({ number });
  if (!quote || !(await isOwnRecord(quote, buyer.userId, 'orders.request'))) return unknownQuote();
  if (quote.company?.id !== buyer.companyId)
    return fail('invalid', 'wrong-company', 'The order must be for whom the quote is.', {
      fields: { company: quote.company ? `Order for ${quote.company.name}` : 'Order for yourself' },
    });
  const problem = acceptanceProblem(quote, version);
  if (problem) return problem;
  const sent = quote.versions[version - 1]!;
  if (sent.currency !== currency)
    return fail('conflict', 'quote-closed', 'The shop’s currency has changed: ask for a new version.');
  const offered = new Map(sent.lines.map((line) => [line.sku, line]));
  const lines: QuoteLine[] = [];
  for (const { sku, quantity } of mergeLines(wanted)) {
    const line = offered.get(sku);
    if (line?.quantity !== quantity) {
      const message = line ? `The quote is for ${line.quantity}` : 'This is not in the quote';
      return fail('invalid', 'not-as-quoted', `${sku}: ${message}.`, { fields: { [sku]: message } });
    }
    lines.push(line);
  }
  const conflict = choiceProblem(lines);
  if (conflict) return fail('invalid', 'not-as-quoted', `${conflict}.`, { fields: { lines: conflict } });
  return ok({ number, version, companyId: quote.company?.id, delivery: sent.delivery, lines });
}

/** The lines that a customer has chosen of the offered version of a quote; null where they can't accept it now. */
export async function findChosenTerms(
  number: string,
  choice: string | undefined,
  userId: string,
): Promise<QuoteTerms | null> {
  const quote = await quotes().findOne({ number });
  const sent = quote?.versions.at(-1);
  if (!quote || !sent || acceptanceProblem(quote, sent.version)) return null;
  if (!(await isOwnRecord(quote, userId, 'orders.request'))) return null;
  const lines = readChoice(sent.lines, choice);
  if (choiceProblem(lines)) return null;
  return { number, version: sent.version, companyId: quote.company?.id, delivery: sent.delivery, lines };
}
