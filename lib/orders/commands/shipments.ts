import { mergeLines } from '../../cart/rules';
import type { LineInput } from '../../cart/schema';
import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { fail, type Result } from '../../shared/result';
import { orderView, type OrderDocument } from '../collection';
import { findShop } from '../../settings/queries';
import type { Carrier } from '../../settings/schema/carriers';
import { trackingUrl } from '../rules/carriers';
import { findWaitingUnits } from '../queries/waiting-units';
import { waitingProblem, type WaitingUnits } from '../rules/backorders';
import { readIdempotencyKey } from '../rules/idempotency-key';
import {
  isPartlyShipped,
  shippingProblem,
  storedShipments,
  unshippedLines,
  type StoredShipment,
} from '../rules/shipments';
import { cutToShipped } from '../rules/shipment-totals';
import { disallowedChange } from '../rules/status';
import type { ShipmentInput } from '../schema/inputs';
import type { Order } from '../schema/order';
import { restCancelledMails, shipmentMails } from '../emails/shipments';
import {
  changeOrderDocument,
  findByNumber,
  historyName,
  recordOrder,
  type Decision,
  type ExpectedTag,
  type Update,
  type Worker,
} from './order-change';

type NewShipment = Pick<StoredShipment, 'id' | 'carrier' | 'tracking' | 'trackingUrl' | 'lines'>;

/** The update that adds a shipment; with the last units the order becomes shipped. */
export function shipmentUpdate(actor: Worker, order: OrderDocument, added: NewShipment, why = ''): Update {
  const shipment = { ...added, at: now(), by: historyName(actor) };
  const shipments = [...storedShipments(order), shipment];
  const isComplete = unshippedLines({ lines: order.lines, shipments }).length === 0;
  const what = isComplete ? 'shipped' : 'partly shipped';
  return {
    set: { shipments, ...(isComplete && { state: 'shipped' as const }) },
    what,
    why,
    mails: (after, shop) => shipmentMails(after, shop),
  };
}

/** Finds an order together with the units for which it waits at that moment. */
export function findWithWaiting(number: string) {
  let waiting: WaitingUnits = new Map();
  return {
    find: async () => {
      const order = await findByNumber(number);
      waiting = await findWaitingUnits(order);
      return order;
    },
    waiting: () => waiting,
  };
}

const sameUnits = (one: LineInput[], other: LineInput[]) =>
  JSON.stringify(mergeLines(one)) === JSON.stringify(mergeLines(other));

function notComplete() {
  const message =
    'The customer wants this order in one shipment. Ship all units, or say why only a part ships now';
  return fail('conflict', 'ship-complete', `${message}.`, { fields: { partReason: message } });
}

function decideShipment(
  actor: Worker,
  order: OrderDocument,
  id: string,
  input: ShipmentInput,
  carriers: Carrier[],
  waiting: WaitingUnits,
): Decision {
  const { carrier, tracking } = input;
  const lines = mergeLines(input.lines).filter(({ quantity }) => quantity > 0);
  const shipments = storedShipments(order);
  const known = shipments.find((shipment) => shipment.id === id);
  if (known) {
    const isSame = sameUnits(known.lines, lines) && known.carrier === carrier && known.tracking === tracking;
    const message = 'This key was used for another shipment. Use a new one.';
    return isSame ? 'unchanged' : fail('unprocessable', 'idempotency-key-reused', message);
  }
  if (order.undoneShipments?.includes(id))
    return fail('conflict', 'shipment-undone', 'This shipment was undone. Please ship again.');
  if (order.state === 'shipped')
    return fail('conflict', 'already-shipped', 'Everything in this order has been shipped already.');
  if (order.state !== 'confirmed')
    return fail('conflict', 'illegal-change', disallowedChange(order, 'shipped'));
  const problem = shippingProblem({ lines: order.lines, shipments }, lines);
  if (problem) return fail('conflict', 'already-shipped', problem.message, { fields: problem.fields });
  const early = waitingProblem({ lines: order.lines, shipments }, lines, waiting);
  if (early) return fail('conflict', 'on-backorder', early.message, { fields: early.fields });
  const partReason = input.partReason ?? '';
  const isPart = unshippedLines({ lines: order.lines, shipments: [...shipments, { lines }] }).length > 0;
  if (order.shipComplete && isPart && !partReason) return notComplete();
  const page = trackingUrl(carriers, carrier, tracking);
  const why = order.shipComplete && isPart ? partReason : '';
  return shipmentUpdate(actor, order, { id, carrier, tracking, trackingUrl: page, lines }, why);
}

/**
 * Ships units of a confirmed order, once for each order and idempotency key: a repeat returns the order as it is,
 * another shipment under a used key fails with 422. Units that are in another shipment already fail with
 * `already-shipped` (409), units that have not arrived yet with `on-backorder`. A part of an order that is to ship complete fails with `ship-complete`, unless `partReason` says
 * why; order and audit log record the reason. The order becomes shipped with its last units.
 */
export async function shipUnits(
  actor: Worker,
  number: string,
  input: ShipmentInput,
  key: string | null,
  expected?: ExpectedTag,
): Promise<Result<Order>> {
  const parsedKey = readIdempotencyKey(key);
  if (!parsedKey.ok) return parsedKey;
  const id = sha256(`${number} ${parsedKey.value}`).slice(0, 24);
  const { carriers } = await findShop();
  const found = findWithWaiting(number);
  const result = await changeOrderDocument(
    actor,
    found.find,
    (order) => decideShipment(actor, order, id, input, carriers, found.waiting()),
    expected,
  );
  const why = result.ok && result.value.shipComplete ? (input.partReason ?? '') : '';
  if (result.ok) await recordOrder(actor, result.value, 'order-units-shipped', why);
  return result;
}

/** Undoes the latest shipment of an order that is not delivered yet; an undone one stays undone. Sends no mail. */
export async function undoShipment(
  actor: Worker,
  number: string,
  id: string,
  expected?: ExpectedTag,
): Promise<Result<Order>> {
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order): Decision => {
      if (order.undoneShipments?.includes(id)) return 'unchanged';
      const shipments = storedShipments(order);
      if (!shipments.some((shipment) => shipment.id === id))
        return fail('not-found', 'unknown-shipment', 'There is no such shipment.');
      if (order.state !== 'confirmed' && order.state !== 'shipped')
        return fail('conflict', 'illegal-change', 'This shipment can’t be undone any more.');
      if (shipments.at(-1)!.id !== id)
        return fail('conflict', 'not-the-latest', 'Only the latest shipment can be undone.');
      const undoneShipments = [...(order.undoneShipments ?? []), id];
      const delivery = { ...order.delivery, tracking: '' };
      const set = { shipments: shipments.slice(0, -1), undoneShipments, delivery };
      return { set: { ...set, state: 'confirmed' }, what: 'shipment undone', why: '' };
    },
    expected,
  );
  if (result.ok) await recordOrder(actor, result.value, 'order-shipment-undone', '');
  return result;
}

/**
 * Cancels what a partly shipped order still waits for: those units go back into stock, lines and totals become those of
 * the shipped part, and the order is shipped.
 */
export async function cancelRest(
  actor: Worker,
  number: string,
  why: string,
  expected?: ExpectedTag,
): Promise<Result<Order>> {
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order): Decision => {
      if (!isPartlyShipped({ state: order.state, shipments: order.shipments ?? [] }))
        return fail('conflict', 'not-partly-shipped', 'This order isn’t partly shipped: nothing to cancel.');
      const { lines, totals } = order;
      const original = order.original ?? { lines, totals };
      const cut = cutToShipped(orderView(order));
      const stockLines = mergeLines(cut.lines.map(({ sku, quantity }) => ({ sku, quantity })));
      return {
        set: { ...cut, stockLines, original, state: 'shipped' },
        what: 'rest cancelled',
        why,
        mails: (after, shop) => restCancelledMails(after, why, shop),
      };
    },
    expected,
  );
  if (result.ok) await recordOrder(actor, result.value, 'order-rest-cancelled', why);
  return result;
}
