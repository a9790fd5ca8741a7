import { limitUploads, storePrivatePicture } from '../../images/commands';
import { readPrivatePicture } from '../../images/queries';
import { fail, ok, type Result } from '../../shared/result';
import { may } from '../../users/rules/rights';
import type { SignedIn } from '../../users/types';
import { findByNumber, ownOrder } from './order-change';
import { orderFor } from './line-returns';

/** Stores a photo of goods that come back, for a return of this order. Only its customer and staff may. */
export async function storeReturnPhoto(
  person: SignedIn,
  number: string,
  bytes: Buffer,
): Promise<Result<{ id: string }>> {
  const order = await orderFor(person, number)();
  if (!order) return fail('not-found', 'unknown-order', 'There is no such order.');
  return (await limitUploads(person.userId)) ?? storePrivatePicture(order._id.toHexString(), bytes);
}

/** A photo of a return, for the customer of the order and staff who see orders; for others there is none. */
export async function readReturnPhoto(person: SignedIn, number: string, id: string): Promise<Result<Buffer>> {
  const find = may(person.role, 'orders.view') ? () => findByNumber(number) : ownOrder(person, number);
  const order = await find();
  const bytes = order && (await readPrivatePicture(order._id.toHexString(), id));
  return bytes ? ok(bytes) : fail('not-found', 'unknown-photo', 'There is no such photo.');
}
