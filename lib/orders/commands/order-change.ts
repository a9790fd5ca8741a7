import { recordChange } from '../../audit/commands';
import { tagsOfSkus } from '../../catalog/queries/stale-tags';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { ok, fail, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { Admin, SignedIn } from '../../users/types';
import { isPlaced, orders, orderView, type OrderAttempt, type OrderDocument } from '../collection';
import { restockedStatuses } from '../rules/status';
import type { Order } from '../types';
import { finishOrder } from './finish-order';
import { statusMails } from '../emails';

export type Update = { set: Partial<OrderAttempt>; what: string; why: string };

const unknown = () => fail('not-found', 'unknown-order', 'There is no such order.');

/** The committed order of a number, as it is stored. */
export async function findByNumber(number: string): Promise<OrderDocument | null> {
  const order = await orders().findOne({ number });
  return order && isPlaced(order) ? order : null;
}

/** Writes one change with its history and mails, if nobody changed the order since it was read; null otherwise. */
async function writeChange(
  actor: SignedIn,
  order: OrderDocument,
  { set, what, why }: Update,
): Promise<OrderDocument | null> {
  const event = { what, at: now(), by: actor.role === 'admin' ? `${actor.name} (shop)` : actor.name, why };
  const after: OrderDocument = { ...order, ...set, version: order.version + 1 } as OrderDocument;
  const mails = set.state ? statusMails(after, why, await findShop()) : [];
  const { matchedCount } = await orders().updateOne(
    { _id: order._id, version: order.version },
    {
      $set: { ...set, unfinished: true, version: after.version },
      $push: { history: event, mails: { $each: mails } },
    },
  );
  return matchedCount ? { ...after, history: [...order.history, event], unfinished: true } : null;
}

async function finishChange(order: OrderDocument): Promise<Result<Order>> {
  await finishOrder(order).catch((error: unknown) => log.warn({ err: error }, 'order not finished yet'));
  const returned = restockedStatuses.includes(order.state) ? order.wishes.map(({ sku }) => sku) : [];
  return ok(orderView(order), await tagsOfSkus(returned));
}

export type Decision = Update | ReturnType<typeof fail>;

/** Reads, decides, and writes if the order is still what the decision was about; otherwise decides anew. */
export async function changeOrderDocument(
  actor: SignedIn,
  find: () => Promise<OrderDocument | null>,
  decide: (order: OrderDocument) => Decision,
): Promise<Result<Order>> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const order = await find();
    if (!order) return unknown();
    const decision = decide(order);
    if ('ok' in decision) return decision;
    const after = await writeChange(actor, order, decision);
    if (after) return finishChange(after);
  }
  return fail('unavailable', 'busy', 'This order is being changed elsewhere. Please try again.', {
    retryAfter: 1,
  });
}

/** The order of a number, if it is this person's. */
export function ownOrder(person: SignedIn, number: string): () => Promise<OrderDocument | null> {
  return async () => {
    const order = await findByNumber(number);
    return order?.customer.id === person.userId ? order : null;
  };
}

/** Notes an admin's change in the log of the shop; the order's own history has it already. */
export async function recordOrder(actor: Admin, order: Order, action: string, why: string): Promise<void> {
  const subject = { kind: 'order', id: order.id, name: order.number };
  await recordChange({
    actor,
    deed: action,
    subject,
    after: { state: order.state, payment: order.payment.state, why },
  });
}
