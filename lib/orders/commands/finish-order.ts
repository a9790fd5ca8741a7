import { recordChangeOnce } from '../../audit/commands';
import { giveBack } from '../../inventory/commands/holds';
import { movementReasons } from '../../inventory/rules';
import { removeCode, takeBoughtLines } from '../../cart/commands';
import { giveBackUse } from '../../discounts/commands/uses';
import { relayMails } from '../../mail/outbox';
import { orders, type OrderDocument } from '../collection';
import { repairedUnits, restockedUnits } from '../rules/return-lines';
import { cancelledLines } from '../rules/shipments';
import { confirmHeld, usesOf } from './attempts';
import { linkReplacement } from './link-replacement';
import { finishEdits } from './finish-edits';
import { settleOrderBudgets } from './order-budgets';
import { settleOrderCredit } from './order-credit';
import { settleOrderCallOff } from './order-call-off';
import { confirmOrderQuote } from './order-quote';
import { keepPurchaseOrderFile } from './purchase-order-files';

/** Units that came back go into stock after their inspection, or after their repair. */
async function giveBackReturns({ _id, returns = [] }: OrderDocument): Promise<void> {
  const id = _id.toHexString();
  const { returned, repaired } = movementReasons;
  for (const each of returns) {
    for (const { sku, quantity } of restockedUnits(each))
      await giveBack(id, sku, quantity, returned, `${id}:${each.id}`);
    for (const repair of each.repairs ?? [])
      for (const { sku, quantity } of repairedUnits(repair))
        await giveBack(id, sku, quantity, repaired, `${id}:${each.id}:${repair.id}`);
  }
}

/** Removes the code from the cart after the order that used it; later changes of the order leave the cart alone. */
async function forgetCode({ version, discounts = [], customer }: OrderDocument): Promise<void> {
  const code = discounts.find((discount) => discount.code)?.code;
  if (version === 1 && code) await removeCode(customer.id, code);
}

/** Records once that staff placed the order for the customer. */
async function recordPlacement(order: OrderDocument) {
  const { _id, number, customer, placedBy, totals, edits, creditOverride } = order;
  if (!placedBy) return;
  await recordChangeOnce(_id, {
    actor: placedBy,
    action: 'order-placed-for-customer',
    subject: { kind: 'order', id: _id.toHexString(), name: number },
    after: {
      customer: customer.id,
      total: edits?.[0]?.before.total ?? totals.total,
      ...(creditOverride && { beyondTerms: creditOverride }),
    },
  });
}

/**
 * The follow-up work of a change: holds end, bought lines and the used code leave the cart, units of a
 * cancelled or returned order go back into stock, a cancelled order gives its discounts' uses back, edits are
 * finished, and the credit limit counts what the order says. Safe to repeat: each order gives each SKU and use back once. The order stays marked as unfinished until all
 * of it is done.
 */
export async function finishOrder(order: OrderDocument): Promise<void> {
  const { _id, stockLines, placedAt, customer } = order;
  const id = _id.toHexString();
  await Promise.all([
    confirmHeld(order).then(async () => {
      const { cancelled } = movementReasons;
      if (order.state === 'cancelled')
        for (const { sku, quantity } of stockLines) await giveBack(id, sku, quantity, cancelled);
      // Under a key of its own: the part that has shipped may be returned later.
      for (const { sku, quantity } of cancelledLines(order))
        await giveBack(id, sku, quantity, cancelled, `${id}:rest`);
      await giveBackReturns(order);
      if (order.state !== 'cancelled') return;
      for (const use of usesOf(order)) await giveBackUse(use.key, use);
    }),
    linkReplacement(order),
    finishEdits(order),
    settleOrderCredit(order),
    confirmOrderQuote(order),
    settleOrderBudgets(order),
    settleOrderCallOff(order),
    keepPurchaseOrderFile(order),
    recordPlacement(order),
    forgetCode(order),
    order.fromCart && takeBoughtLines(customer.id, { id, lines: stockLines, placedAt }),
    relayMails(orders, _id),
  ]);
  await orders().updateOne({ _id, version: order.version }, { $unset: { unfinished: 1 } });
}
