import { mergeLines } from '@/lib/cart/rules';
import { orderView, type OrderDocument } from '@/lib/orders/collection';
import { cutToShipped } from '@/lib/orders/rules/shipment-totals';
import type { Random } from '@/seed/history/random';
import { wholeReturn } from './whole-returns';

/**
 * The order, of which a random part ships if it is confirmed; of one that is shipped, the rest is cancelled, and one that
 * is returned was so as a whole.
 */
export function shipPart(random: Random, order: OrderDocument): OrderDocument {
  if (order.state === 'returned') return Object.assign(order, wholeReturn(order));
  if (order.state !== 'confirmed' && order.state !== 'shipped') return order;
  const units = order.lines.map(({ sku, quantity }) => ({ sku, quantity: random.between(0, quantity) }));
  const lines = mergeLines(units.filter(({ quantity }) => quantity > 0));
  if (lines.length === 0) return order;
  order.shipments = [
    { id: order.number, at: order.placedAt, lines, carrier: '', tracking: '', trackingUrl: '', by: '' },
  ];
  if (order.state === 'confirmed') return order;
  const original = { lines: order.lines, totals: order.totals };
  return Object.assign(order, cutToShipped(orderView(order)), { original });
}

/** How many of these orders are partly shipped, and of how many the rest was cancelled. */
export function countParts(list: OrderDocument[]): [partly: number, cut: number] {
  const partly = list.filter(({ state, shipments }) => state === 'confirmed' && shipments);
  const cut = list.filter(({ original, totals }) => original && original.totals.total > totals.total);
  return [partly.length, cut.length];
}
