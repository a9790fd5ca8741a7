import { recordChange } from '../../audit/commands';
import { tagsOfSkus } from '../../catalog/queries/stale';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { ok, fail, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { Admin, SignedIn } from '../../users/types';
import { isPlaced, orders, toOrder, type OrderDocument, type PlacedDocument } from '../collection';
import { unitsReturned } from '../rules/states';
import type { Order } from '../types';
import { finishOrder } from './finish-order';
import { stateMails } from './state-mails';

export type Update = { set: Partial<OrderDocument>; what: string; why: string };

const unknown = () => fail('not-found', 'unknown-order', 'There is no such order.');

/** The committed order of a number, as it is stored. */
export async function findByNumber(number: string): Promise<PlacedDocument | null> {
  const order = await orders().findOne({ number });
  return order && isPlaced(order) ? order : null;
}

/** Writes one change with its history and mails, if nobody changed the order since it was read; null otherwise. */
async function write(
  actor: SignedIn,
  order: PlacedDocument,
  { set, what, why }: Update,
): Promise<PlacedDocument | null> {
  const event = { what, at: now(), by: actor.role === 'admin' ? `${actor.name} (shop)` : actor.name, why };
  const after: PlacedDocument = { ...order, ...set, version: order.version + 1 } as PlacedDocument;
  const mails = set.state ? stateMails(after, why, await findShop()) : [];
  const { matchedCount } = await orders().updateOne(
    { _id: order._id, version: order.version },
    {
      $set: { ...set, unfinished: true, version: after.version },
      $push: { history: event, mails: { $each: mails } },
    },
  );
  return matchedCount ? { ...after, history: [...order.history, event], unfinished: true } : null;
}

async function finished(order: PlacedDocument): Promise<Result<Order>> {
  await finishOrder(order).catch((error: unknown) => log.warn({ err: error }, 'order not finished yet'));
  const returned = unitsReturned.includes(order.state) ? order.wishes.map(({ sku }) => sku) : [];
  return ok(toOrder(order), await tagsOfSkus(returned));
}

export type Decision = Update | ReturnType<typeof fail>;

/** Reads, decides, and writes if the order is still what the decision was about; otherwise decides anew. */
export async function change(
  actor: SignedIn,
  find: () => Promise<PlacedDocument | null>,
  decide: (order: PlacedDocument) => Decision,
): Promise<Result<Order>> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const order = await find();
    if (!order) return unknown();
    const decision = decide(order);
    if ('ok' in decision) return decision;
    const after = await write(actor, order, decision);
    if (after) return finished(after);
  }
  return fail('unavailable', 'busy', 'This order is being changed elsewhere. Please try again.', {
    retryAfter: 1,
  });
}

/** The order of a number, if it is this person's. */
export function ownOrder(person: SignedIn, number: string): () => Promise<PlacedDocument | null> {
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
