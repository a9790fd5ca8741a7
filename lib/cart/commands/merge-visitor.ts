import { findVariants } from '../../catalog/queries/products';
import { maxQuantityOf } from '../../catalog/rules/quantity';
import type { ProductVariant } from '../../catalog/schema/product';
import type { SignedIn } from '../../users/types';
import { carts, type StoredLine } from '../collection';
import { changeCart } from '../commands';
import { maxLines } from '../rules';
import { readVisitorToken, visitorOf } from '../queries/visitor';

function together(own: StoredLine, brought: StoredLine, offer: ProductVariant | undefined): StoredLine {
  // What waits for later doesn't add to what is to be bought now.
  if (own.saved !== brought.saved) return own.saved ? { ...brought, addedAt: own.addedAt } : own;
  const sum = own.quantity + brought.quantity;
  const quantity = offer ? Math.max(own.quantity, Math.min(sum, maxQuantityOf(offer.product))) : sum;
  const note =
    quantity < sum
      ? `You put ${brought.quantity} more into the cart before you logged in; ${quantity} is the most at once`
      : `${own.quantity} were in your cart already, and you added ${brought.quantity} before you logged in`;
  const comment = own.comment ?? brought.comment;
  return { ...own, quantity, note, ...(comment && { comment }) };
}

/**
 * The lines of two carts: those of an account and what its owner put into a cart before signing in. Quantities of the
 * same SKU add up to at most what can be bought at once. Lines beyond the limit of a cart are saved for later. A line
 * that changed in this says so in its note.
 */
export function mergeCarts(
  own: StoredLine[],
  brought: StoredLine[],
  offers: Map<string, ProductVariant>,
): StoredLine[] {
  const lines = [...own];
  for (const line of brought) {
    const at = lines.findIndex(({ sku }) => sku === line.sku);
    if (at >= 0) lines[at] = together(lines[at]!, line, offers.get(line.sku));
    else if (lines.length < maxLines) lines.push(line);
    else
      lines.push({
        ...line,
        saved: true,
        note: `Saved for later: a cart holds ${maxLines} different products`,
      });
  }
  return lines;
}

/**
 * Moves the cart that somebody filled before signing in into the cart of their account, and deletes it. The cart is
 * claimed for the account first, so that it is moved once, also after a crash and in two tabs. Safe to repeat.
 */
export async function mergeVisitorCart({ userId }: SignedIn, token: string | null): Promise<void> {
  if (!token) return;
  const { userId: _id } = visitorOf(token);
  const claim = { $set: { claimedBy: userId }, $inc: { version: 1 } };
  const brought =
    (await carts().findOneAndUpdate({ _id, claimedBy: { $exists: false } }, claim, {
      returnDocument: 'after',
    })) ?? (await carts().findOne({ _id, claimedBy: userId }));
  if (!brought) return;
  const offers = await findVariants(brought.lines.map(({ sku }) => sku));
  const rejected = await changeCart(userId, ({ lines, bought, addedLists = [] }) =>
    addedLists.includes(_id)
      ? null
      : {
          lines: mergeCarts(lines, brought.lines, offers),
          bought,
          addedLists: [...addedLists, _id].slice(-100),
        },
  );
  if (rejected) throw new Error('The cart is being changed too often');
  await carts().deleteOne({ _id, claimedBy: userId });
}

/** The same for the visitor whose cookie this page or call has. */
export const takeVisitorCart = async (person: SignedIn): Promise<void> =>
  mergeVisitorCart(person, await readVisitorToken());
