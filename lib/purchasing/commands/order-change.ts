import { recordChange } from '../../audit/commands';
import type { PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { purchaseOrders, purchaseView, type PurchaseOrderDocument } from '../collection';
import type { PurchaseOrder } from '../schema/orders';

/** A change of a purchase order: fields to set and remove, and the entry of its history. */
export type Update = {
  set: Partial<PurchaseOrderDocument>;
  unset?: { draftOf?: 1 };
  what: string;
  why?: string;
  mails?: PendingMail[];
};
export type Decision = Update | ReturnType<typeof fail> | 'unchanged';

export const noSuchPurchase = () =>
  fail('not-found', 'no-such-purchase-order', 'There is no such purchase order.');

/**
 * Reads a purchase order, decides about it and writes by compare-and-set on its version; when another change came first
 * it decides again. Records the change in the audit log.
 */
export async function changePurchase(
  actor: Staff | null,
  number: string,
  decide: (order: PurchaseOrderDocument) => Decision | Promise<Decision>,
): Promise<Result<PurchaseOrder>> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const order = await purchaseOrders().findOne({ number });
    if (!order) return noSuchPurchase();
    const decision = await decide(order);
    if (decision === 'unchanged') return ok(purchaseView(order));
    if ('ok' in decision) return decision;
    const { set, unset = {}, what, why = '', mails = [] } = decision;
    const event = { what, at: now(), by: actor?.name ?? 'Command line', why };
    const after = { ...order, ...set, version: order.version + 1, history: [...order.history, event] };
    const { matchedCount } = await purchaseOrders().updateOne(
      { _id: order._id, version: order.version },
      {
        $set: { ...set, version: after.version },
        $unset: unset,
        $push: { history: event, mails: { $each: mails } },
      },
    );
    if (!matchedCount) continue;
    await recordChange({
      actor,
      action: `purchase-order-${what.replaceAll(' ', '-')}`,
      subject: { kind: 'purchase-order', id: order._id.toHexString(), name: number },
      before: {
        state: order.state,
        lines: briefLines(order),
        note: order.note,
        expectedOn: order.expectedOn,
      },
      after: {
        state: after.state,
        lines: briefLines(after),
        note: after.note,
        expectedOn: after.expectedOn,
        why,
      },
    });
    return ok(purchaseView(after));
  }
  return fail('unavailable', 'busy', 'This order is being changed elsewhere. Please try again.', {
    retryAfter: 1,
  });
}

const briefLines = ({ lines }: Pick<PurchaseOrderDocument, 'lines'>) =>
  lines.map(({ sku, quantity, cost, received }) => `${sku}: ${received} of ${quantity} at ${cost}`);
