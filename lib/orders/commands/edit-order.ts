import { mergeLines, onlyLeft } from '../../cart/rules';
import { tagsOfSkus } from '../../catalog/queries/stale-tags';
import { log } from '../../platform/log';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { orderView, type OrderDocument } from '../collection';
import { editCreditFailure } from '../rules/credit';
import { describeEdit } from '../rules/edit-changes';
import { editBarrier, keptLines } from '../rules/edits';
import type { OrderEditInput } from '../schema/edit';
import type { Order } from '../schema/order';
import {
  claimAdditional,
  commitEdit,
  planEdit,
  releaseEdit,
  takeAdditional,
  type EditAttempt,
} from './edit-attempt';
import { finishOrder } from './finish-order';
import { findByNumber } from './order-change';
import { claimEditCredit } from './order-credit';
import { exhaustion } from './place-order';
import { priceEdit } from './price-edit';
import { requestedDateFailure } from './requested-date';
import { reclaimHeld } from './sweep-orders';

const overtaken = () =>
  fail(
    'conflict',
    'order-changed',
    'This order has been changed in the meantime. Please look at it again, then repeat your change.',
  );

/** Claims what an edit adds to the total of an order on terms. */
async function takeCredit({ order, fields, edit }: EditAttempt, shop: Shop) {
  const { totals } = fields;
  let problem = await claimEditCredit(order, edit.key, totals.total, shop);
  if (problem === 'limit') {
    await reclaimHeld();
    problem = await claimEditCredit(order, edit.key, totals.total, shop);
  }
  if (!problem) return null;
  const { code, message, fields: problems } = editCreditFailure(problem);
  return fail('conflict', code, message, { fields: problems });
}

/** Takes units, discounts and credit for an edit. Returns why that failed, or null; held by dead servers they may be enough. */
async function takeForEdit(attempt: EditAttempt, shop: Shop): Promise<ReturnType<typeof fail> | null> {
  let short = await takeAdditional(attempt);
  if (short && (await reclaimHeld()).length) short = await takeAdditional(attempt);
  if (short) {
    const { sku, available } = short;
    const message = onlyLeft(available);
    const name = attempt.fields.lines.find((line) => line.sku === sku)?.name ?? sku;
    return fail('conflict', 'out-of-stock', `${name}: ${message} besides what the order has.`, {
      fields: { [sku]: message },
    });
  }
  let usedUp = await claimAdditional(attempt);
  if (usedUp) {
    await reclaimHeld();
    usedUp = await claimAdditional(attempt);
  }
  if (usedUp) {
    const { code, message, fields } = exhaustion(usedUp);
    return fail('conflict', code, message, { fields });
  }
  return takeCredit(attempt, shop);
}

async function finishEdited(order: OrderDocument): Promise<Result<Order>> {
  await finishOrder(order).catch((error: unknown) => log.warn({ err: error }, 'order not finished yet'));
  const returned = (order.edits ?? []).flatMap((edit) => edit.returned);
  return ok(orderView(order), await tagsOfSkus([...order.stockLines, ...returned].map(({ sku }) => sku)));
}

const isRepeat = ({ edits = [] }: OrderDocument, id: string) => edits.some((edit) => edit.id === id);

/**
 * Changes an order that waits for its confirmation, once for each idempotency key. Additional units and uses of discounts
 * are taken by conditional updates first, the order is committed by a compare-and-set on its version, and what it no
 * longer needs goes back after that. Of an edit and a confirmation, a cancellation or another edit at the same time, one
 * wins; the edit then fails with `order-changed` and leaves nothing taken.
 */
export async function editOrder(
  actor: Staff,
  number: string,
  input: OrderEditInput,
  key: string,
): Promise<Result<Order>> {
  const order = await findByNumber(number);
  if (!order) return fail('not-found', 'unknown-order', 'There is no such order.');
  if (isRepeat(order, key)) return finishEdited(order);
  const barrier = editBarrier({ ...order, edits: order.edits?.length });
  if (barrier) return fail('conflict', 'illegal-change', barrier);
  if (order.version !== input.version) return overtaken();
  // The work of the last change ends before the next: it looks at the lines as they were then.
  if (order.unfinished) await finishOrder(order);

  const shop = await findShop();
  const priced = await priceEdit(order, input, shop);
  if (!priced.ok) return priced;
  const { address, purchaseOrder, lines, why, shipComplete = order.shipComplete ?? false } = input;
  const requestedDate = input.requestedDate === undefined ? order.requestedDate : input.requestedDate;
  if (requestedDate !== order.requestedDate) {
    const failure = requestedDateFailure(requestedDate, priced.value.delivery, shop);
    if (failure) return failure;
  }
  const stockLines = mergeLines(keptLines(lines));
  const payment = { ...order.payment, purchaseOrder };
  const asked = { shipComplete, ...(requestedDate && { requestedDate }) };
  const fields = { ...priced.value, stockLines, address, payment, ...asked };
  if (describeEdit(order, fields).length === 0)
    return fail('invalid', 'nothing-changed', 'Nothing has been changed yet.');
  const attempt = planEdit(actor, order, fields, key);
  const failure = await takeForEdit(attempt, shop);
  if (failure) {
    await releaseEdit(attempt);
    return failure;
  }
  const committed = await commitEdit(actor, attempt, why, shop);
  if (committed) return finishEdited(committed);
  await releaseEdit(attempt);
  // The same call, sent twice at the same time, may have won.
  const present = await findByNumber(number);
  return present && isRepeat(present, key) ? finishEdited(present) : overtaken();
}
