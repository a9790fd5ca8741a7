import { pageOf, type Page } from '../../shared/paging';
import { isPlaced, orders, orderRowView } from '../collection';
import type { OrderRow } from '../schema/order';

/** An order in the list of a discount's uses, with what the discount saved in minor units. */
export type DiscountedOrder = OrderRow & { saved: number };

const pageSize = 25;

/** One page of the orders that have a discount, newest first; cancelled ones have given their use back. */
export async function listDiscountedOrders(discountId: string, page: number): Promise<Page<DiscountedOrder>> {
  const filter = { 'discounts.id': discountId, placedAt: { $gt: new Date(0) } };
  const [found, total] = await Promise.all([
    orders()
      .find(filter)
      .sort({ placedAt: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    orders().countDocuments(filter),
  ]);
  const rows = found.filter(isPlaced).map((order) => ({
    ...orderRowView(order),
    saved: order.discounts?.find(({ id }) => id === discountId)?.amount ?? 0,
  }));
  return pageOf(rows, page, pageSize, total);
}
