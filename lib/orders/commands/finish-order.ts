import { recordChangeOnce } from '../../audit/commands';
import { giveBack } from '../../inventory/commands/holds';
import { movementReasons } from '../../inventory/rules';
import { removeCode, takeBoughtLines } from '../../cart/commands';
import type { LineInput } from '../../cart/schema';
import { giveBackUse } from '../../discounts/commands/uses';
import { relayMails } from '../../mail/outbox';
import { orders, type OrderDocument } from '../collection';
import { cancelledLines } from '../rules/shipments';
import { confirmHeld, usesOf } from './attempts';
import { finishEdits } from './finish-edits';

/** The units of an order that go back into stock in its current status. */
function unitsToGiveBack({ state, stockLines, restocked }: OrderDocument): LineInput[] {
  if (state === 'cancelled') return stockLines;
  return state === 'returned' ? (restocked ?? stockLines) : [];
}

/** Removes the code from the cart after the order that used it; later changes of the order leave the cart alone. */
async function forgetCode({ version, discounts = [], customer }: OrderDocument): Promise<void> {
  const code = discounts.find((discount) => discount.code)?.code;
  if (version === 1 && code) await removeCode(customer.id, code);
}

/** Records once that staff placed the order for the customer. */
async function recordPlacement({ _id, number, customer, placedBy, totals, edits }: OrderDocument) {
  if (!placedBy) return;
  await recordChangeOnce(_id, {
    actor: placedBy,
    action: 'order-placed-for-customer',
    subject: { kind: 'order', id: _id.toHexString(), name: number },
    after: { customer: customer.id, total: edits?.[0]?.before.total ?? totals.total },
  });
}

/**
 * The follow-up work of a change: holds become tombstones, bought lines and the used code leave the cart, units of a
 * cancelled or returned order go back into stock, a cancelled order gives its discounts' uses back, and edits are
 * finished. Safe to repeat: each order gives each SKU and use back once. The order stays marked as unfinished until all
 * of it is done.
 */
export async function finishOrder(order: OrderDocument): Promise<void> {
  const { _id, stockLines, placedAt, customer } = order;
  const id = _id.toHexString();
  await Promise.all([
    confirmHeld(order).then(async () => {
      const { cancelled, returned } = movementReasons;
      const reason = order.state === 'cancelled' ? cancelled : returned;
      for (const { sku, quantity } of unitsToGiveBack(order)) await giveBack(id, sku, quantity, reason);
      // Under a key of its own: the part that has shipped may be returned later.
      for (const { sku, quantity } of cancelledLines(order))
        await giveBack(id, sku, quantity, cancelled, `${id}:rest`);
      if (order.state !== 'cancelled') return;
      for (const use of usesOf(order)) await giveBackUse(use.key, use);
    }),
    finishEdits(order),
    recordPlacement(order),
    forgetCode(order),
    order.fromCart && takeBoughtLines(customer.id, { id, lines: stockLines, placedAt }),
    relayMails(orders, _id),
  ]);
  await orders().updateOne({ _id, version: order.version }, { $unset: { unfinished: 1 } });
}
