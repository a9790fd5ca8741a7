import { z } from 'zod';
import { findOffers } from '@/lib/assortments/queries';
import { setLines } from '@/lib/cart/commands/set-lines';
import { findCart } from '@/lib/cart/queries';
import { visitorOf } from '@/lib/cart/queries/visitor';
import { buyingProblem, maxLines, mergeLines } from '@/lib/cart/rules';
import { quantityNumber, type Cart, type CartLine, type LineInput } from '@/lib/cart/schema';
import { skuText } from '@/lib/catalog/schema/inputs';
import { siteUrl } from '@/lib/platform/env';
import { listLink } from '@/lib/quick-order/rules/list-link';
import { fail, ok, type Result } from '@/lib/shared/result';
import { metadata } from './protocol';

/** A checkout session is the cart of a visitor; its id is the secret that opens it. */
export const sessionParams = z.strictObject({
  id: z.string().regex(/^[\w-]{20,100}$/, 'is not the id of a session'),
});

/** What a session takes of the protocol. Agents send more, such as payment data: it is neither read nor stored. */
export const sessionInput = z.object({
  line_items: z
    .array(z.object({ item: z.object({ id: skuText }), quantity: quantityNumber.min(1, 'Enter at least 1') }))
    .min(1, 'Name at least one item')
    .max(maxLines, `At most ${maxLines} items`),
});
type SessionInput = z.infer<typeof sessionInput>;

type Message = { type: 'error' | 'info'; code: string; path?: string; content: string; severity?: string };

export const linesOf = ({ line_items }: SessionInput): LineInput[] =>
  line_items.map(({ item, quantity }) => ({ sku: item.id, quantity }));

/** The codes of the protocol for lines that can't be bought, and one of the shop’s own. */
const problemCodes: Record<Exclude<CartLine['state'], 'ready'>, string> = {
  short: 'out_of_stock',
  'sold-out': 'out_of_stock',
  unavailable: 'item_unavailable',
  'wrong-quantity': 'invalid_quantity',
};

const lineProblem = (index: number, code: string, content: string): Message => ({
  type: 'error',
  code,
  path: `$.line_items[${index}]`,
  content,
  severity: 'recoverable',
});

const review: Message = {
  type: 'error',
  code: 'order_review',
  content: 'The buyer reviews the order and places it on the site.',
  severity: 'requires_buyer_review',
};

const added: Message = {
  type: 'info',
  code: 'delivery_and_tax',
  content: 'Delivery and taxes are added at the checkout, by the address.',
};

/** Amounts in minor units; a discount is negative. */
function totalsOf(subtotal: number, discount: number) {
  const taken = discount > 0 ? [{ type: 'items_discount', amount: -discount }] : [];
  return [{ type: 'subtotal', amount: subtotal }, ...taken, { type: 'total', amount: subtotal - discount }];
}

const lineItem = (line: CartLine) => ({
  id: line.sku,
  item: {
    id: line.sku,
    title: [line.name, line.color, line.size].filter(Boolean).join(', '),
    price: line.unitPrice,
    ...(line.img && { image_url: new URL(line.img, siteUrl()).href }),
  },
  quantity: line.quantity,
  totals: totalsOf(line.total, line.discount),
});

const links = () => [
  { type: 'terms_of_service', url: `${siteUrl()}/terms` },
  { type: 'privacy_policy', url: `${siteUrl()}/privacy` },
];

/**
 * A session as the protocol shows it: it always ends on the site, where a person reviews the lines and orders. `rejected`
 * are problems of a change that was not made.
 */
export function sessionOf(id: string, cart: Cart, rejected: Message[] = []) {
  const problems = cart.lines.flatMap(({ state, sku, problem }, index) =>
    state === 'ready' ? [] : [lineProblem(index, problemCodes[state], `${sku}: ${problem}`)],
  );
  const faults = [...problems, ...rejected];
  return {
    ucp: metadata('success'),
    id,
    status: faults.length > 0 ? ('incomplete' as const) : ('requires_escalation' as const),
    line_items: cart.lines.map(lineItem),
    currency: cart.currency,
    totals: totalsOf(cart.subtotal, cart.discount),
    messages: [...(faults.length > 0 ? faults : [review]), added],
    links: links(),
    continue_url: siteUrl() + listLink(cart.lines),
  };
}

/** The session that a response about a cancelled one shows: nothing continues it. */
export function canceledSession(id: string, cart: Cart) {
  const { continue_url: _, messages: __, ...session } = sessionOf(id, cart);
  return { ...session, status: 'canceled' as const };
}

/** Why lines can't be bought as they are, by their place in the input. */
export async function findProblems(lines: LineInput[]): Promise<Message[]> {
  const merged = mergeLines(lines);
  const offers = await findOffers(
    merged.map(({ sku }) => sku),
    { userId: '' },
  );
  return merged.flatMap(({ sku, quantity }) => {
    const problem = buyingProblem(offers.get(sku), quantity);
    if (!problem || problem.state === 'ready') return [];
    const index = lines.findIndex((line) => line.sku === sku);
    return [lineProblem(index, problemCodes[problem.state], `${sku}: ${problem.message}`)];
  });
}

/** What begins no session: every problem, and the shop as the place to go on. */
export const notBegun = (messages: Message[]) => ({
  ucp: metadata('error'),
  messages,
  continue_url: siteUrl(),
});

/** The cart of a session. Fails when there is none, because it was cancelled or has expired. */
export async function findSession(id: string): Promise<Result<Cart>> {
  const cart = await findCart(visitorOf(id));
  if (cart.lines.length > 0) return ok(cart);
  return fail('not-found', 'unknown-session', 'There is no such session: it was cancelled, or has expired.');
}

/** Makes these the only lines of a session. All of them or none. */
export function replaceLines(id: string, present: CartLine[], lines: LineInput[]): Promise<Result<Cart>> {
  const gone = present.filter(({ sku }) => !lines.some((line) => line.sku === sku));
  return setLines(visitorOf(id), [...gone.map(({ sku }) => ({ sku, quantity: 0 })), ...lines]);
}
