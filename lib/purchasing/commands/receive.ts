import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { tagsOfSkus } from '../../catalog/queries/stale-tags';
import { applyMovement } from '../../inventory/commands/apply-movement';
import { movementReasons } from '../../inventory/rules';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { purchaseOrders, type PurchaseOrderDocument } from '../collection';
import { isReceivable, outstanding, purchaseStateNames, stateAfterReceipt } from '../rules/status';
import type { PurchaseOrder, ReceiptInput } from '../schema/orders';
import { changePurchase, type Decision } from './order-change';

/** The id of the movement of a receipt's line: the same in every repeat. */
const movementId = (receiptId: string, sku: string) =>
  new ObjectId(createHash('sha256').update(`${receiptId} ${sku}`).digest().subarray(0, 12));

/** The units of a receipt that exceed what is still to come, by the field that has them. */
function excess({ lines }: PurchaseOrderDocument, receipt: ReceiptInput): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [index, { sku, quantity }] of receipt.lines.entries()) {
    const line = lines.find((one) => one.sku === sku);
    const left = line ? outstanding(line) : 0;
    if (receipt.lines.findIndex((one) => one.sku === sku) < index) {
      fields[`lines.${index}.sku`] = `${sku} is there already`;
    } else if (quantity > left) {
      fields[`lines.${index}.quantity`] = `Only ${left} of ${sku} ${left === 1 ? 'is' : 'are'} still to come`;
    }
  }
  return fields;
}

function receiveDecision(actor: Staff, order: PurchaseOrderDocument, receipt: ReceiptInput): Decision {
  if (order.receipts.some(({ id }) => id === receipt.id)) return 'unchanged';
  if (!isReceivable(order.state)) {
    const name = purchaseStateNames[order.state].toLowerCase();
    return fail('conflict', 'not-receivable', `This order is ${name}: nothing can be received.`);
  }
  const fields = excess(order, receipt);
  const [message] = Object.values(fields);
  if (message) return fail('conflict', 'too-many-units', `${message}.`, { fields });
  const quantities = new Map(receipt.lines.map(({ sku, quantity }) => [sku, quantity]));
  const lines = order.lines.map((line) => ({
    ...line,
    received: line.received + (quantities.get(line.sku) ?? 0),
  }));
  const stored = { ...receipt, at: now(), by: actor.name, email: actor.email, applied: false };
  return {
    set: {
      lines,
      state: stateAfterReceipt(lines),
      receipts: [...order.receipts, stored],
      unfinished: true,
    },
    what: 'received',
    why: receipt.lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', '),
  };
}

/**
 * Adds the units of an order's receipts to the stock. Safe to repeat and to run on many servers: each line of a receipt
 * is one movement, which is applied once. The order stays marked as unfinished until all of them are.
 */
export async function finishPurchase({ number }: Pick<PurchaseOrderDocument, 'number'>): Promise<string[]> {
  const order = await purchaseOrders().findOne({ number });
  const waiting = order?.receipts.filter(({ applied }) => !applied) ?? [];
  for (const { id, lines, email } of waiting) {
    for (const { sku, quantity, cost } of lines) {
      const outcome = await applyMovement(sku, {
        _id: movementId(id, sku),
        change: quantity,
        reason: movementReasons.received,
        actor: email,
        source: { kind: 'purchase-order', id: number },
        ...(cost !== null && { cost }),
      });
      if (outcome !== 'applied') log.error({ number, sku, outcome }, 'a receipt names a SKU without stock');
    }
    await purchaseOrders().updateOne({ number, 'receipts.id': id }, { $set: { 'receipts.$.applied': true } });
  }
  await purchaseOrders().updateOne(
    { number, receipts: { $not: { $elemMatch: { applied: false } } } },
    { $unset: { unfinished: 1 } },
  );
  return waiting.flatMap(({ lines }) => lines.map(({ sku }) => sku));
}

/**
 * Receives a delivery, or a part of one, into stock at its actual cost, once for each id of a receipt. It is committed
 * with the order; when adding the units is interrupted, `finishPurchases` completes it.
 */
export async function receivePurchase(
  actor: Staff,
  number: string,
  receipt: ReceiptInput,
): Promise<Result<PurchaseOrder>> {
  const result = await changePurchase(actor, number, (order) => receiveDecision(actor, order, receipt));
  if (!result.ok) return result;
  const skus = await finishPurchase({ number }).catch((error: unknown) => {
    log.warn({ err: error }, 'purchase order not finished yet');
    return receipt.lines.map(({ sku }) => sku);
  });
  return ok(result.value, await tagsOfSkus(skus));
}
