import { giveBack } from '../../catalog/commands/stock';
import { takeBoughtLines } from '../../cart/commands';
import { relayMails } from '../../mail/outbox';
import { orders, type PlacedDocument } from '../collection';
import { unitsReturned } from '../rules/states';
import { confirmUnits } from './attempts';

/**
 * What must follow a change of a committed order: its holds become tombstones, what it bought leaves the cart, units
 * of a cancelled or returned order go back into stock. Safe to repeat; until it is done the order is marked.
 */
export async function finishOrder(order: PlacedDocument): Promise<void> {
  await confirmUnits(order);
  if (order.fromCart) {
    const { wishes, placedAt } = order;
    await takeBoughtLines(order.customer.id, { id: order._id.toHexString(), wishes, placedAt });
  }
  if (unitsReturned.includes(order.state)) {
    for (const { sku, quantity } of order.wishes) await giveBack(order._id.toHexString(), sku, quantity);
  }
  await orders().updateOne({ _id: order._id, version: order.version }, { $unset: { unfinished: 1 } });
  await relayMails(orders);
}
