import { giveBack } from '../../inventory/commands/holds';
import { takeBoughtLines } from '../../cart/commands';
import { relayMails } from '../../mail/outbox';
import { orders, type OrderDocument } from '../collection';
import { restockedStatuses } from '../rules/status';
import { confirmUnits } from './attempts';

/**
 * What must follow a change of a committed order: its holds become tombstones, what it bought leaves the cart, units
 * of a cancelled or returned order go back into stock. Safe to repeat; until it is done the order is marked.
 */
export async function finishOrder(order: OrderDocument): Promise<void> {
  const { _id, wishes: lineInputs, placedAt, customer } = order;
  const id = _id.toHexString();
  await Promise.all([
    confirmUnits(order).then(async () => {
      if (!restockedStatuses.includes(order.state)) return;
      for (const { sku, quantity } of lineInputs) await giveBack(id, sku, quantity);
    }),
    order.fromCart && takeBoughtLines(customer.id, { id, wishes: lineInputs, placedAt }),
    relayMails(orders, _id),
  ]);
  await orders().updateOne({ _id, version: order.version }, { $unset: { unfinished: 1 } });
}
