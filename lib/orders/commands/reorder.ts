import { findOffers } from '../../assortments/queries';
import { addToCart } from '../../cart/commands';
import { ok, fail, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { findOwnOrder } from '../queries/orders';
import type { ReorderResponse } from '../schema/order';
import { reorderLine } from '../rules/reorder';

/** Adds the lines of an earlier order to the cart as far as they are available; the notes say what has changed. */
export async function reorder(person: SignedIn, number: string): Promise<Result<ReorderResponse>> {
  const order = await findOwnOrder(person.userId, number);
  if (!order) return fail('not-found', 'unknown-order', 'There is no such order.');
  const skus = order.lines.map((line) => line.sku);
  const offers = await findOffers(skus, person);
  const notes: string[] = [];
  let added = 0;
  for (const line of order.lines) {
    const { quantity, note } = reorderLine(line, offers.get(line.sku));
    if (note) notes.push(note);
    if (quantity === 0) continue;
    const result = await addToCart(person, { sku: line.sku, quantity });
    if (result.ok) added += quantity;
    else notes.push(`${line.name}: ${result.failure.message}`);
  }
  return ok({ added, notes });
}
