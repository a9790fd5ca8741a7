import { isPlaced, orders, orderView } from '../collection';
import type { Order } from '../schema/order';

/** The orders of these numbers, in their order; unknown numbers are left out. */
export async function findOrders(numbers: string[]): Promise<Order[]> {
  const found = (
    await orders()
      .find({ number: { $in: numbers } })
      .toArray()
  ).filter(isPlaced);
  const byNumber = new Map(found.map((order) => [order.number, orderView(order)]));
  return [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? []);
}
