import { findOffers } from '../../assortments/queries';
import { createHash } from 'node:crypto';
import type { ProductVariant } from '../../catalog/schema/product';
import { now } from '../../platform/clock';
import { fail, type Result } from '../../shared/result';
import type { StoredLine } from '../collection';
import { cartAfter, changeCart, lineOf } from '../commands';
import { buyingProblem, maxLines, mergeLines } from '../rules';
import type { Cart, LineInput } from '../schema';
import type { CartOwner } from '../queries/visitor';

const keptLists = 100;

/** Why units can't be added to a line of the cart; null when they can. */
function problemOf(offer: ProductVariant | undefined, quantity: number, present: number): string | null {
  const problem = buyingProblem(offer, quantity + present);
  if (!problem) return null;
  return present ? `${problem.message}; your cart holds ${present} already` : problem.message;
}

type Added = { lines: StoredLine[]; problems: Record<string, string> };

function addAll(stored: StoredLine[], added: LineInput[], offers: Map<string, ProductVariant>): Added {
  const lines = [...stored];
  const problems: Record<string, string> = {};
  for (const { sku, quantity } of added) {
    const offer = offers.get(sku);
    const at = lines.findIndex((line) => line.sku === sku);
    const known = lines[at];
    const present = known && !known.saved ? known.quantity : 0;
    const problem = problemOf(offer, quantity, present);
    if (problem || !offer) problems[sku] = problem ?? '';
    else if (known) lines[at] = lineOf(offer, quantity + present, known.addedAt, known.comment);
    else if (lines.length >= maxLines) problems[sku] = `A cart holds at most ${maxLines} different products`;
    else lines.push(lineOf(offer, quantity, now()));
  }
  return { lines, problems };
}

/**
 * Adds the lines of a list to the cart, all of them or none: when some can't be bought, the failure names each of them by
 * its SKU. A repeat with the same key changes nothing; the key with other lines fails.
 */
export async function addLines(person: CartOwner, input: LineInput[], key: string): Promise<Result<Cart>> {
  const added = mergeLines(input);
  const offers = await findOffers(
    added.map(({ sku }) => sku),
    person,
  );
  const content = createHash('sha256').update(JSON.stringify(added)).digest('hex').slice(0, 16);
  const list = `${key}:${content}`;
  const rejected = await changeCart(person.userId, ({ lines: stored, bought, addedLists = [] }) => {
    if (addedLists.includes(list)) return null;
    if (addedLists.some((one) => one.startsWith(`${key}:`)))
      return fail(
        'unprocessable',
        'idempotency-key-reused',
        'This Idempotency-Key was used for another list.',
      );
    const { lines, problems } = addAll(stored, added, offers);
    const count = Object.keys(problems).length;
    if (count === 0) return { lines, bought, addedLists: [...addedLists, list].slice(-keptLists) };
    const message = `Nothing was added: ${count} of ${added.length} lines can’t be bought as they are.`;
    return fail('conflict', 'lines-rejected', message, { fields: problems });
  });
  return cartAfter(person, rejected);
}
