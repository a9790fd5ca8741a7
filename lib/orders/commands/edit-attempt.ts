import { ObjectId } from 'mongodb';
import { claimUse, releaseUse } from '../../discounts/commands/uses';
import { eventWrites } from '../../events/outbox';
import { releaseHold, takeStock } from '../../inventory/commands/holds';
import { now } from '../../platform/clock';
import { randomBase32 } from '../../platform/ids';
import type { Shop } from '../../settings/schema/shop';
import type { Staff } from '../../users/types';
import { orders, type EditSummary, type OrderDocument, type StoredEdit } from '../collection';
import { editedEvents } from '../events';
import { editedMails } from '../emails/edited';
import { describeEdit } from '../rules/edit-changes';
import { editKeyOf } from '../rules/edit-keys';
import { unitChanges } from '../rules/edits';
import { searchWords } from '../rules/search-words';
import { findOrderById, usesOf } from './attempts';
import { historyName } from './order-change';
import { releaseOrderCredit } from './order-credit';

/** The fields of an order that an edit sets. */
export type EditedFields = Pick<
  OrderDocument,
  | 'lines'
  | 'stockLines'
  | 'discounts'
  | 'totals'
  | 'address'
  | 'delivery'
  | 'payment'
  | 'shipComplete'
  | 'requestedDate'
>;

export type EditAttempt = { order: OrderDocument; fields: EditedFields; edit: StoredEdit };

function summaryOf({ stockLines, delivery, payment, totals }: EditedFields): EditSummary {
  return {
    lines: stockLines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', '),
    delivery: delivery.name,
    purchaseOrder: payment.purchaseOrder,
    total: totals.total,
  };
}

/** Plans what an edit takes and gives back. Its key is new for each attempt, so that no other one releases its units. */
export function planEdit(actor: Staff, order: OrderDocument, fields: EditedFields, id: string): EditAttempt {
  const wanted = new Set((fields.discounts ?? []).map((discount) => discount.id));
  const uses = usesOf(order);
  const held = new Set(uses.map((use) => use.id));
  const edit = {
    key: editKeyOf(order._id.toHexString(), order.version, randomBase32(12)),
    id,
    auditId: new ObjectId(),
    by: { userId: actor.userId, email: actor.email },
    ...unitChanges(order.stockLines, fields.stockLines),
    claimed: [...wanted].filter((discount) => !held.has(discount)),
    dropped: uses
      .filter((use) => !wanted.has(use.id))
      .map(({ id: discount, key }) => ({ id: discount, key })),
    before: summaryOf(order),
    after: summaryOf(fields),
  };
  return { order, fields, edit };
}

const discountUse = ({ order }: EditAttempt, id: string) => ({ id, customerId: order.customer.id });

/** Takes the additional units. Returns the first SKU with too little stock, or null. */
export async function takeAdditional({ edit }: EditAttempt) {
  for (const { sku, quantity } of edit.taken) {
    const taken = await takeStock(edit.key, sku, quantity);
    if (!taken.taken) return { sku, available: taken.available };
  }
  return null;
}

/** Claims the uses of discounts that the order does not have. Returns the first that is used up, or null. */
export async function claimAdditional(attempt: EditAttempt) {
  const { edit, fields } = attempt;
  for (const id of edit.claimed) {
    if (!(await claimUse(edit.key, discountUse(attempt, id))))
      return fields.discounts?.find((discount) => discount.id === id) ?? null;
  }
  return null;
}

/** Gives back what an edit has taken. Only for one that can no longer commit. */
export async function releaseEdit(attempt: EditAttempt): Promise<void> {
  const { edit } = attempt;
  for (const { sku } of edit.taken) await releaseHold(edit.key, sku);
  for (const id of edit.claimed) await releaseUse(edit.key, discountUse(attempt, id));
  await releaseOrderCredit(attempt.order, edit.key);
}

/**
 * The commit point: one compare-and-set on the order's version writes the new lines, what remains to be done, the history
 * and the customer's mail. Null when the order was changed, confirmed or cancelled first.
 */
export async function commitEdit(
  actor: Staff,
  { order, fields, edit }: EditAttempt,
  why: string,
  shop: Shop,
): Promise<OrderDocument | null> {
  const { _id, version, number } = order;
  const changes = describeEdit(order, fields);
  const event = {
    what: 'edited',
    at: now(),
    by: historyName(actor),
    why: [...(why ? [why] : []), ...changes].join('\n'),
  };
  const claimed = edit.claimed.map((id) => [id, edit.key]);
  const useKeys = { ...order.useKeys, ...Object.fromEntries(claimed) };
  const { discounts, requestedDate, ...others } = fields;
  const removed = {
    ...(!discounts && { discounts: 1 as const }),
    ...(!requestedDate && { requestedDate: 1 as const }),
  };
  const { customer, company } = order;
  const words = searchWords({ ...fields, number, customer, company });
  const set = { ...others, useKeys, words };
  const optional = { ...(discounts && { discounts }), ...(requestedDate && { requestedDate }) };
  const after: OrderDocument = {
    ...order,
    ...set,
    discounts,
    requestedDate,
    version: version + 1,
    unfinished: true,
  };
  const { push, inc } = eventWrites(editedEvents(after));
  await orders().updateOne(
    { _id, version, state: 'placed' },
    {
      $set: { ...set, ...optional, version: version + 1, unfinished: true },
      ...(Object.keys(removed).length > 0 && { $unset: removed }),
      $push: {
        history: event,
        edits: edit,
        mails: { $each: editedMails(order, after, { changes, why }, shop) },
        ...push,
      },
      $inc: inc,
    },
  );
  // Read instead of counted: the driver repeats a write whose response was lost.
  const stored = await findOrderById(_id);
  return stored?.edits?.some(({ key }) => key === edit.key) ? stored : null;
}
