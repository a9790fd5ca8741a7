import { giveBack } from '../../inventory/commands/holds';
import { takeBoughtLines } from '../../cart/commands';
import type { LineInput } from '../../cart/schema';
import { relayMails } from '../../mail/outbox';
import { orders, type OrderDocument } from '../collection';
import { confirmUnits } from './attempts';

/** The units of an order that belong back into stock in its present status. */
function unitsToGiveBack({ state, wishes, restocked }: OrderDocument): LineInput[] {
  if (state === 'cancelled') return wishes;
  return state === 'returned' ? (restocked ?? wishes) : [];
}

/**
 * The follow-up work of a change: holds become tombstones, bought lines leave the cart, units of a cancelled or
 * returned order go back into stock. Safe to repeat: each order gives each SKU back once. The order stays marked as
 * unfinished until all of it is done.
 */
export async function finishOrder(order: OrderDocument): Promise<void> {
  const { _id, wishes, placedAt, customer } = order;
  const id = _id.toHexString();
  await Promise.all([
    confirmUnits(order).then(async () => {
      for (const { sku, quantity } of unitsToGiveBack(order)) await giveBack(id, sku, quantity);
    }),
    order.fromCart && takeBoughtLines(customer.id, { id, wishes, placedAt }),
    relayMails(orders, _id),
  ]);
  await orders().updateOne({ _id, version: order.version }, { $unset: { unfinished: 1 } });
}
