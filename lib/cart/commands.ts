import { findVariants } from '../catalog/queries/items';
import type { VariantOfItem } from '../catalog/types';
import { now } from '../platform/clock';
import { isDuplicateKey } from '../platform/database';
import { ok, refuse, type Result } from '../shared/result';
import type { SignedIn } from '../users/types';
import { carts, type CartDocument, type StoredLine } from './collection';
import { findCart } from './queries';
import { buyingProblem, mostLines } from './rules';
import type { LineChange, WishInput } from './schema';
import type { Cart, Wish } from './types';

type Contents = Pick<CartDocument, 'lines' | 'bought'>;
type Refused = ReturnType<typeof refuse>;

/** Changes a cart by compare-and-set: of two at once, the later one sees what the earlier did. Null changes nothing. */
async function changeCart(
  userId: string,
  change: (cart: Contents) => Contents | Refused | null,
): Promise<Refused | null> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const cart = await carts().findOne({ _id: userId });
    const next = change({ lines: cart?.lines ?? [], bought: cart?.bought ?? [] });
    if (!next) return null;
    if ('ok' in next) return next;
    if (cart) {
      const { matchedCount } = await carts().updateOne(
        { _id: userId, version: cart.version },
        { $set: { ...next, updatedAt: now() }, $inc: { version: 1 } },
      );
      if (matchedCount) return null;
    } else {
      try {
        await carts().insertOne({ _id: userId, version: 1, ...next, updatedAt: now() });
        return null;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }
  return refuse('unavailable', 'busy', 'Your cart is being changed elsewhere. Please try again.', {
    retryAfter: 1,
  });
}

async function after(person: SignedIn, refused: Refused | null): Promise<Result<Cart>> {
  return refused ?? ok(await findCart(person.userId));
}

function refusal(offer: VariantOfItem | undefined, quantity: number): Refused | null {
  const problem = buyingProblem(offer, quantity);
  if (!problem) return null;
  const fields = { quantity: problem.message };
  switch (problem.state) {
    case 'unavailable':
      return refuse('not-found', 'not-for-sale', 'This item is no longer available.');
    case 'wrong-quantity':
      return refuse('invalid', 'wrong-quantity', problem.message, { fields });
    default:
      return refuse('conflict', 'out-of-stock', problem.message, { fields });
  }
}

function lineOf({ item, variant }: VariantOfItem, quantity: number, addedAt: Date): StoredLine {
  const { slug, name } = item;
  const { sku, price } = variant;
  return { sku, quantity, saved: false, addedAt, priceSeen: price, slug, name, img: variant.img || item.img };
}

/** Adds units of a SKU to what the cart holds of it; what was saved for later comes back into the cart. */
export async function addToCart(person: SignedIn, { sku, quantity }: WishInput): Promise<Result<Cart>> {
  const offer = (await findVariants([sku])).get(sku);
  const refused = await changeCart(person.userId, ({ lines, bought }) => {
    const present = lines.find((line) => line.sku === sku);
    const total = quantity + (present && !present.saved ? present.quantity : 0);
    const problem = quantity === 0 ? refusal(offer, 0) : refusal(offer, total);
    if (problem || !offer) return problem;
    if (!present && lines.length >= mostLines)
      return refuse('conflict', 'cart-full', `A cart holds at most ${mostLines} different items.`);
    const line = lineOf(offer, total, present?.addedAt ?? now());
    return { bought, lines: present ? lines.map((one) => (one === present ? line : one)) : [...lines, line] };
  });
  return after(person, refused);
}

/** Sets the quantity of a line, or puts it aside (`saved`) and back. */
export async function changeLine(person: SignedIn, sku: string, change: LineChange): Promise<Result<Cart>> {
  const offer = (await findVariants([sku])).get(sku);
  const refused = await changeCart(person.userId, ({ lines, bought }) => {
    const present = lines.find((line) => line.sku === sku);
    if (!present) return refuse('not-found', 'not-in-cart', 'This item is not in your cart.');
    const problem = change.quantity === undefined ? null : refusal(offer, change.quantity);
    if (problem) return problem;
    const saved = change.saved ?? present.saved;
    // Who sets a quantity has seen the present price.
    const line =
      change.quantity !== undefined && offer
        ? { ...lineOf(offer, change.quantity, present.addedAt), saved }
        : { ...present, saved };
    return { bought, lines: lines.map((one) => (one === present ? line : one)) };
  });
  return after(person, refused);
}

/** Takes a line out; nothing to do when it is out already. */
export async function removeFromCart(person: SignedIn, sku: string): Promise<Result<Cart>> {
  const refused = await changeCart(person.userId, ({ lines, bought }) =>
    lines.some((line) => line.sku === sku)
      ? { bought, lines: lines.filter((line) => line.sku !== sku) }
      : null,
  );
  return after(person, refused);
}

/**
 * Takes what an order bought out of the cart, once for each order: exactly those units, and only of lines that were
 * there when it was placed.
 */
export async function takeBoughtLines(
  userId: string,
  order: { id: string; wishes: Wish[]; placedAt: Date },
): Promise<void> {
  const refused = await changeCart(userId, ({ lines, bought }) => {
    if (bought.includes(order.id)) return null;
    const quantities = new Map(order.wishes.map(({ sku, quantity }) => [sku, quantity]));
    const left = lines.map((line) =>
      line.saved || line.addedAt > order.placedAt
        ? line
        : { ...line, quantity: line.quantity - (quantities.get(line.sku) ?? 0) },
    );
    return { bought: [...bought, order.id].slice(-100), lines: left.filter((line) => line.quantity > 0) };
  });
  if (refused) throw new Error('The cart is being changed too often');
}

/** Empties the cart of someone who leaves, what was saved for later included. Safe to repeat. */
export async function forgetCart({ userId }: SignedIn): Promise<void> {
  await carts().deleteOne({ _id: userId });
}
