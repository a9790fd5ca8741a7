import type { KeyCaller } from '../../api-keys/types';
import { recordChange } from '../../audit/commands';
import { tagsOfSkus } from '../../catalog/queries/stale-tags';
import { eventWrites } from '../../events/outbox';
import type { PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { etagOf } from '../../platform/record-list';
import { ok, fail, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { isStaff } from '../../users/rules/rights';
import type { Staff, SignedIn } from '../../users/types';
import { isPlaced, orders, orderView, type OrderAttempt, type OrderDocument } from '../collection';
import { changeEvents } from '../events';
import { isOwnRecord } from '../../companies/queries/ownership';
import { paymentProblem } from '../rules/payments';
import { repairedUnits, restockedUnits } from '../rules/return-lines';
import { cancelledLines } from '../rules/shipments';
import { orderResponse, type Order } from '../schema/order';
import { finishOrder } from './finish-order';

/** A change of an order: the fields to set, the entry for its history, and the mails that leave with the same write. */
export type Update = {
  set: Partial<OrderAttempt>;
  what: string;
  why: string;
  mails?: (order: OrderDocument, shop: Shop) => PendingMail[];
};

/** Who works on the orders of others: staff, or another system with an API key of the shop. */
export type Worker = Staff | (KeyCaller & { role?: undefined });

/** Who causes a change: a person, another system, or a part of the shop itself. */
export type Actor = Pick<SignedIn, 'name' | 'role'> | Pick<Extract<Worker, KeyCaller>, 'keyName' | 'role'>;

/** What If-Match asks of an order, by its entity tag. */
export type ExpectedTag = (etag: string) => boolean;

/** `unchanged`: the order has this change already, as when a request is repeated. */
export type Decision = Update | 'unchanged' | ReturnType<typeof fail>;

const unknown = () => fail('not-found', 'unknown-order', 'There is no such order.');

/** The committed order of a number, as it is stored. */
export async function findByNumber(number: string): Promise<OrderDocument | null> {
  const order = await orders().findOne({ number });
  return order && isPlaced(order) ? order : null;
}

/** Who changed an order, as its history names them. */
export function historyName(actor: Actor): string {
  if (actor.role === undefined) return `${actor.keyName} (shop)`;
  return isStaff(actor.role) ? `${actor.name} (shop)` : actor.name;
}

/** What a change leaves to do at the provider of its payments; only a placed order can still run out of time. */
const paymentWorkOf = ({ payments, paymentPage, payBy, state }: OrderDocument): Partial<OrderAttempt> => ({
  ...((payments?.length || paymentPage) && { paymentWork: { dueAt: now(), attempts: 0 } }),
  ...(payBy && state !== 'placed' && { payBy: null }),
});

/** Writes a change with its history entry, mails and events by compare-and-set on the version; null when it was overtaken. */
async function writeChange(
  actor: Actor,
  order: OrderDocument,
  { set, what, why, mails }: Update,
): Promise<OrderDocument | null> {
  const event = { what, at: now(), by: historyName(actor), why };
  const after = { ...order, ...set, version: order.version + 1 } as OrderDocument;
  const pending = mails ? mails(after, await findShop()) : [];
  const { push, inc } = eventWrites(changeEvents(order, after, why));
  const { matchedCount } = await orders().updateOne(
    { _id: order._id, version: order.version },
    {
      $set: {
        ...paymentWorkOf(after),
        ...set,
        unfinished: true,
        invoicePending: true,
        version: after.version,
      },
      $push: { history: event, mails: { $each: pending }, ...push },
      ...(inc.eventCount && { $inc: inc }),
    },
  );
  return matchedCount ? { ...after, history: [...order.history, event], unfinished: true } : null;
}

async function finishChange(order: OrderDocument): Promise<Result<Order>> {
  await finishOrder(order).catch((error: unknown) => log.warn({ err: error }, 'order not finished yet'));
  const cancelled = order.state === 'cancelled' ? order.stockLines : cancelledLines(order);
  const returned = (order.returns ?? []).flatMap((each) => [
    ...restockedUnits(each),
    ...(each.repairs ?? []).flatMap(repairedUnits),
  ]);
  return ok(orderView(order), await tagsOfSkus([...cancelled, ...returned].map(({ sku }) => sku)));
}

const stale = () => fail('stale', 'changed-since', 'The order has changed since it was read: read it again.');

/**
 * Reads an order, decides about it and writes; when another change came first, decides again on the new state. A change
 * that needs a payment fails with `unpaid` without it, and one of an order with another entity tag than the expected one
 * with `changed-since`.
 */
export async function changeOrderDocument(
  actor: Actor,
  find: () => Promise<OrderDocument | null>,
  decide: (order: OrderDocument) => Decision,
  expected?: ExpectedTag,
): Promise<Result<Order>> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const order = await find();
    if (!order) return unknown();
    const decision = decide(order);
    if (decision === 'unchanged') return finishChange(order);
    if (expected && !expected(etagOf(orderResponse.parse(orderView(order))))) return stale();
    if ('ok' in decision) return decision;
    const problem = paymentProblem(order, { ...order, ...decision.set } as OrderDocument, now());
    if (problem) return fail('conflict', 'unpaid', problem);
    const after = await writeChange(actor, order, decision);
    if (after) return finishChange(after);
  }
  return fail('unavailable', 'busy', 'This order is being changed elsewhere. Please try again.', {
    retryAfter: 1,
  });
}

/** Finds the order of a number if it belongs to this person. */
export function ownOrder(person: SignedIn, number: string): () => Promise<OrderDocument | null> {
  return async () => {
    const order = await findByNumber(number);
    return order && (await isOwnRecord(order, person.userId, 'orders.place')) ? order : null;
  };
}

/** Records an admin's change in the audit log, besides the history of the order. */
export async function recordOrder(
  actor: Pick<Staff, 'userId' | 'email'>,
  order: Order,
  action: string,
  why: string,
): Promise<void> {
  const { id, number, state, payment } = order;
  await recordChange({
    actor,
    action,
    subject: { kind: 'order', id, name: number },
    after: { state, payment: payment.state, why },
  });
}
