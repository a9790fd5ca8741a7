import { findByNumber } from '../commands/order-change';
import { orderView } from '../collection';
import { editBarrier } from '../rules/edits';
import type { Order } from '../schema/order';

/** An order as staff edit it: with its version, and why it can't be edited; null when there is none. */
export async function findEditableOrder(
  number: string,
): Promise<{ order: Order; version: number; barrier: string | null } | null> {
  const found = await findByNumber(number);
  if (!found) return null;
  const barrier = editBarrier({ ...found, edits: found.edits?.length });
  return { order: orderView(found), version: found.version, barrier };
}
