import { findNotOfferedSkus, findOffers } from '../assortments/queries';
import type { ProductVariant } from '../catalog/schema/product';
import { now } from '../platform/clock';
import { isDuplicateKey } from '../platform/database';
import { findCodeProblem } from '../discounts/queries';
import { ok, fail, type Result } from '../shared/result';
import type { AccountOwner, SignedIn } from '../users/types';
import { carts, type CartDocument, type StoredLine } from './collection';
import { findCart } from './queries';
import { buyingProblem, maxLines } from './rules';
import type { Cart, LineChange, LineInput } from './schema';
import { visitorDays, type CartOwner } from './queries/visitor';
import { isVisitorId } from './queries/visitor-id';

type Contents = Pick<CartDocument, 'lines' | 'bought' | 'addedLists'>;
type Rejected = ReturnType<typeof fail>;

/** The time at which the cart of a visitor is deleted unless it changes before; nothing for a customer's. */
const expiryOf = (ownerId: string) =>
  isVisitorId(ownerId) ? { expiresAt: new Date(now().getTime() + visitorDays * 86_400_000) } : {};

/** Changes a cart by compare-and-set on its version; a change that lost the race runs again. Null changes nothing. */
export async function changeCart(
  userId: string,
  change: (cart: Contents) => Contents | Rejected | null,
): Promise<Rejected | null> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const cart = await carts().findOne({ _id: userId });
    const { lines = [], bought = [], addedLists = [] } = cart ?? {};
    if (cart?.claimedBy)
      return fail('conflict', 'cart-moved', 'This cart is now in your account. Please reload the page.');
    const next = change({ lines, bought, addedLists });
    if (!next) return null;
    if ('ok' in next) return next;
    if (cart) {
      const { matchedCount } = await carts().updateOne(
        { _id: userId, version: cart.version },
        { $set: { ...next, ...expiryOf(userId), updatedAt: now() }, $inc: { version: 1 } },
      );
      if (matchedCount) return null;
    } else {
      try {
        await carts().insertOne({ _id: userId, version: 1, ...next, ...expiryOf(userId), updatedAt: now() });
        return null;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }
  return fail('unavailable', 'busy', 'Your cart is being changed elsewhere. Please try again.', {
    retryAfter: 1,
  });
}

export async function cartAfter(person: CartOwner, rejected: Rejected | null): Promise<Result<Cart>> {
  return rejected ?? ok(await findCart(person));
}

function failure(offer: ProductVariant | undefined, quantity: number, notOffered?: string): Rejected | null {
  const problem = buyingProblem(offer, quantity);
  if (!problem) return null;
  const fields = { quantity: problem.message };
  switch (problem.state) {
    case 'unavailable':
      return fail(
        'not-found',
        'not-for-sale',
        notOffered ? `${notOffered}.` : 'This product is no longer available.',
      );
    case 'wrong-quantity':
      return fail('invalid', 'wrong-quantity', problem.message, { fields });
    default:
      return fail('conflict', 'out-of-stock', problem.message, { fields });
  }
}

/** The stored line of a variant. */
export function lineOf(
  { product, variant }: ProductVariant,
  quantity: number,
  addedAt: Date,
  comment?: string,
): StoredLine {
  const { slug, name } = product;
  const { sku, price } = variant;
  return {
    sku,
    quantity,
    saved: false,
    addedAt,
    priceSeen: price,
    slug,
    name,
    img: variant.img || product.img,
    ...(comment && { comment }),
  };
}

/** Adds units of a SKU to its line in the cart; a line saved for later moves back into the cart. */
export async function addToCart(person: CartOwner, { sku, quantity }: LineInput): Promise<Result<Cart>> {
  const offer = (await findOffers([sku], person)).get(sku);
  const notOffered = offer ? undefined : (await findNotOfferedSkus([sku], person)).get(sku);
  const rejected = await changeCart(person.userId, ({ lines, bought }) => {
    const present = lines.find((line) => line.sku === sku);
    const total = quantity + (present && !present.saved ? present.quantity : 0);
    const problem = failure(offer, quantity === 0 ? 0 : total, notOffered);
    if (problem || !offer) return problem;
    if (!present && lines.length >= maxLines)
      return fail('conflict', 'cart-full', `A cart holds at most ${maxLines} different products.`);
    const line = lineOf(offer, total, present?.addedAt ?? now(), present?.comment);
    return { bought, lines: present ? lines.map((one) => (one === present ? line : one)) : [...lines, line] };
  });
  return cartAfter(person, rejected);
}

/** Sets the quantity of a line, saves it for later and back, or sets its comment. */
export async function changeLine(person: CartOwner, sku: string, change: LineChange): Promise<Result<Cart>> {
  const offer = (await findOffers([sku], person)).get(sku);
  const rejected = await changeCart(person.userId, ({ lines, bought }) => {
    const present = lines.find((line) => line.sku === sku);
    if (!present) return fail('not-found', 'not-in-cart', 'This product is not in your cart.');
    const problem = change.quantity === undefined ? null : failure(offer, change.quantity);
    if (problem) return problem;
    const saved = change.saved ?? present.saved;
    // A customer who sets a quantity has seen the current price.
    const { comment = present.comment } = change;
    const { comment: _, ...kept } = present;
    const line =
      change.quantity !== undefined && offer
        ? { ...lineOf(offer, change.quantity, present.addedAt, comment), saved }
        : { ...kept, saved, ...(comment && { comment }) };
    return { bought, lines: lines.map((one) => (one === present ? line : one)) };
  });
  return cartAfter(person, rejected);
}

/** Removes a line; does nothing when it is gone. */
export async function removeFromCart(person: CartOwner, sku: string): Promise<Result<Cart>> {
  const rejected = await changeCart(person.userId, ({ lines, bought }) =>
    lines.some((line) => line.sku === sku)
      ? { bought, lines: lines.filter((line) => line.sku !== sku) }
      : null,
  );
  return cartAfter(person, rejected);
}

/**
 * Removes the units of an order from the cart, once for each order, and only from lines that existed when it was
 * placed.
 */
export async function takeBoughtLines(
  userId: string,
  order: { id: string; lines: LineInput[]; placedAt: Date },
): Promise<void> {
  const rejected = await changeCart(userId, ({ lines, bought }) => {
    if (bought.includes(order.id)) return null;
    const quantities = new Map(order.lines.map(({ sku, quantity }) => [sku, quantity]));
    const left = lines.map((line) =>
      line.saved || line.addedAt > order.placedAt
        ? line
        : { ...line, quantity: line.quantity - (quantities.get(line.sku) ?? 0) },
    );
    return { bought: [...bought, order.id].slice(-100), lines: left.filter((line) => line.quantity > 0) };
  });
  if (rejected) throw new Error('The cart is being changed too often');
}

async function storeCode(userId: string, code: string): Promise<void> {
  const change = {
    $set: { code, updatedAt: now() },
    $inc: { version: 1 },
    $setOnInsert: { lines: [], bought: [] },
  };
  try {
    await carts().updateOne({ _id: userId }, change, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another call has just created the cart.
    await carts().updateOne({ _id: userId }, { $set: change.$set, $inc: change.$inc });
  }
}

/**
 * Keeps a discount code with the cart; a new one replaces it. Fails with the reason when the customer can't use it
 * whatever is in the cart. A code that needs other or more goods is kept: the cart says what is missing.
 */
export async function enterCode(person: SignedIn, code: string): Promise<Result<Cart>> {
  const problem = await findCodeProblem(person, code);
  if (problem) return fail('conflict', 'code-not-valid', problem, { fields: { code: problem } });
  await storeCode(person.userId, code);
  return cartAfter(person, null);
}

/** Removes the discount code of the cart, or only the one given. Does nothing when it is gone. */
export async function removeCode(userId: string, code?: string): Promise<void> {
  const filter = code === undefined ? { _id: userId, code: { $exists: true } } : { _id: userId, code };
  await carts().updateOne(filter, { $unset: { code: 1 }, $set: { updatedAt: now() }, $inc: { version: 1 } });
}

/** Deletes the cart of a closed account or a visitor, lines saved for later included. Safe to repeat. */
export async function deleteCart({ userId }: Pick<AccountOwner, 'userId'>): Promise<void> {
  await carts().deleteOne({ _id: userId });
}
