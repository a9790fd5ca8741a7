import { ObjectId } from 'mongodb';
import { ok, fail, type Result } from '../../shared/result';
import type { Staff, SignedIn } from '../../users/types';
import type { OrderDocument } from '../collection';
import { cancelledByCustomerMails, paymentMails, statusMails } from '../emails';
import { isRecordedByHand } from '../rules/payments';
import { isPartlyShipped, storedShipments, unshippedLines } from '../rules/shipments';
import {
  mayBecome,
  nextPaymentStatuses,
  paymentStatusNames,
  disallowedChange,
  undonePaymentStatus,
  undoneStatus,
} from '../rules/status';
import type { BulkChange, PaymentChange, StatusChange } from '../schema/inputs';
import type { BulkResponse, Order } from '../schema/order';
import {
  changeOrderDocument,
  findByNumber,
  ownOrder,
  recordOrder,
  type Decision,
  type ExpectedTag,
  type Worker,
} from './order-change';
import { trackingUrl } from '../rules/carriers';
import { waitingProblem, type WaitingUnits } from '../rules/backorders';
import { findWithWaiting, shipmentUpdate } from './shipments';

/** Ships everything that has not shipped yet, as one shipment. */
function shipRest(
  actor: Worker,
  order: OrderDocument,
  { why, tracking }: StatusChange,
  waiting: WaitingUnits,
): Decision {
  const unshipped = { lines: order.lines, shipments: storedShipments(order) };
  const lines = unshippedLines(unshipped);
  const early = waitingProblem(unshipped, lines, waiting);
  if (early) return fail('conflict', 'on-backorder', early.message, { fields: early.fields });
  const id = new ObjectId().toHexString();
  const page = trackingUrl([], '', tracking);
  const update = shipmentUpdate(actor, order, { id, carrier: '', tracking, trackingUrl: page, lines }, why);
  if (!tracking) return update;
  return { ...update, set: { ...update.set, delivery: { ...order.delivery, tracking } } };
}

function changeTo(order: OrderDocument, { to, why }: Pick<StatusChange, 'to' | 'why'>): Decision {
  if (!mayBecome(order.state, to)) {
    const message = disallowedChange(order, to);
    return fail('conflict', 'illegal-change', message, { fields: { to: message } });
  }
  if (to === 'cancelled' && isPartlyShipped({ state: order.state, shipments: order.shipments ?? [] }))
    return fail(
      'conflict',
      'partly-shipped',
      'A part of this order has left: only the rest can be cancelled.',
    );
  return {
    set: { state: to },
    what: to,
    why,
    mails: (after, shop) => statusMails(after, why, shop),
  };
}

/** Takes back a status that was set by mistake; the customer gets no mail about it. */
function undoTo(order: OrderDocument, { to, why }: StatusChange): Decision {
  if (undoneStatus[order.state] === to && !order.returns?.length)
    return { set: { state: to }, what: `${order.state} undone`, why };
  return fail('conflict', 'illegal-change', 'This can’t be undone any more.');
}

/**
 * Changes the status of an order; fails with `illegal-change` and what is allowed when the step doesn't exist, and with
 * `changed-since` where the order has another entity tag than the expected one.
 */
export async function changeOrder(
  actor: Worker,
  number: string,
  input: StatusChange,
  expected?: ExpectedTag,
): Promise<Result<Order>> {
  const found = findWithWaiting(number);
  const decide = (order: OrderDocument): Decision => {
    if (input.undo) return undoTo(order, input);
    const isShipped = input.to === 'shipped' && mayBecome(order.state, 'shipped');
    return isShipped ? shipRest(actor, order, input, found.waiting()) : changeTo(order, input);
  };
  const result = await changeOrderDocument(actor, found.find, decide, expected);
  const action = input.undo ? `order-undone-to-${input.to}` : `order-${input.to}`;
  if (result.ok) await recordOrder(actor, result.value, action, input.why);
  return result;
}

/** Changes the status of many orders; each row of the result stands for one. */
export async function changeOrders(
  actor: Staff,
  { numbers, to, why }: BulkChange,
): Promise<Result<BulkResponse>> {
  const rows: BulkResponse['rows'] = [];
  const expired = new Set<string>();
  for (const number of new Set(numbers)) {
    const result = await changeOrder(actor, number, { to, why, tracking: '', undo: false });
    if (result.ok) result.expire.forEach((tag) => expired.add(tag));
    rows.push({ number, ok: result.ok, message: result.ok ? 'Done' : result.failure.message });
  }
  return ok({ rows }, [...expired]);
}

/** Cancels a customer's own order while it is placed or confirmed; its units go back into stock, once. */
export async function cancelOwnOrder(person: SignedIn, number: string, why: string): Promise<Result<Order>> {
  return changeOrderDocument(person, ownOrder(person, number), (order) => {
    const decision = changeTo(order, { to: 'cancelled', why });
    return decision === 'unchanged' || 'ok' in decision
      ? decision
      : { ...decision, mails: (after, shop) => cancelledByCustomerMails(after, why, shop) };
  });
}

function changePaymentTo(order: OrderDocument, { to, why, undo }: PaymentChange): Decision {
  const { payment } = order;
  if (!isRecordedByHand(order)) {
    const message = 'The status of this payment follows from what was received.';
    return fail('conflict', 'illegal-change', message);
  }
  const set = { payment: { ...payment, state: to } };
  if (undo && undonePaymentStatus[payment.state] === to) return { set, what: `${payment.state} undone`, why };
  if (!undo && nextPaymentStatuses[payment.state].includes(to))
    return { set, what: to, why, mails: (after, shop) => paymentMails(after, why, shop) };
  const message = `The payment is ${paymentStatusNames[payment.state].toLowerCase()}: it can’t become ${to}`;
  return fail('conflict', 'illegal-change', message);
}

/** Records that an order was paid or refunded, or takes such a record back. */
export async function changePayment(
  actor: Staff,
  number: string,
  input: PaymentChange,
): Promise<Result<Order>> {
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order) => changePaymentTo(order, input),
  );
  const action = input.undo ? `payment-undone-to-${input.to}` : `order-${input.to}`;
  if (result.ok) await recordOrder(actor, result.value, action, input.why);
  return result;
}
