import { setTimeout as pause } from 'node:timers/promises';
import { recordChange } from '../../audit/commands';
import { relayMails, type PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import { blanketOrders, wordsOf, type BlanketOrderDocument } from '../collection';

export type BlanketActor = { userId: string; email: string; name: string };

/** A change: fields to set and to remove, the entry of its history, and mails. */
export type BlanketUpdate = {
  set: Partial<BlanketOrderDocument>;
  unset?: { remindAt: 1 };
  what: string;
  why?: string;
  mails?: PendingMail[];
};
export type BlanketDecision = BlanketUpdate | ReturnType<typeof fail> | 'unchanged';

export const noSuchBlanketOrder = () =>
  fail('not-found', 'no-such-blanket-order', 'There is no such blanket order.');

export const blanketOrderChanged = () =>
  fail('conflict', 'changed', 'The blanket order has changed since you opened it. Please look at it again.');

/** The fields that the audit log compares. */
const brief = ({ state, purchaseOrder, from, until, lines }: BlanketOrderDocument) => ({
  state,
  purchaseOrder,
  from,
  until,
  lines: lines.map(({ sku, quantity, unitPrice }) => `${quantity} × ${sku} at ${unitPrice}`),
});

/**
 * Reads a blanket order, decides about it and writes by compare-and-set; when another change or a call-off came first it
 * decides again. Records the change in the audit log.
 */
export async function changeBlanketOrder(
  actor: BlanketActor | null,
  number: string,
  decide: (order: BlanketOrderDocument) => BlanketDecision | Promise<BlanketDecision>,
): Promise<Result<BlanketOrderDocument>> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const order = await blanketOrders().findOne({ number });
    if (!order) return noSuchBlanketOrder();
    const decision = await decide(order);
    if (decision === 'unchanged') return ok(order);
    if ('ok' in decision) return decision;
    const { set, unset, what, why = '', mails = [] } = decision;
    const at = now();
    const history = [...order.history, { what, at, by: actor?.name ?? 'Shop', why }];
    const changed = { ...order, ...set, history, seq: order.seq + 1, changedAt: at };
    const after = { ...changed, words: wordsOf(changed) };
    const { matchedCount } = await blanketOrders().updateOne(
      { _id: order._id, seq: order.seq },
      {
        $set: { ...set, history, seq: after.seq, words: after.words, changedAt: at },
        ...(unset && { $unset: unset }),
        $push: { mails: { $each: mails } },
      },
    );
    if (!matchedCount) {
      await pause(Math.random() * Math.min(20, attempt + 1));
      continue;
    }
    await recordChange({
      actor,
      action: `blanket-order-${what.replaceAll(' ', '-')}`,
      subject: { kind: 'blanket-order', id: order._id.toHexString(), name: number },
      before: brief(order),
      after: { ...brief(after), ...(why && { why }) },
    });
    await relayMails(blanketOrders, order._id);
    return ok(after);
  }
  return fail('unavailable', 'busy', 'This blanket order is being changed elsewhere. Please try again.', {
    retryAfter: 1,
  });
}
