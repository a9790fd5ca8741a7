import { setTimeout as pause } from 'node:timers/promises';
import type { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { dayAt } from '../../shared/dates';
import { fail, type Failure } from '../../shared/result';
import { blanketOrders, type BlanketOrderDocument, type StoredCallOff } from '../collection';
import { callOffProblem } from '../queries/terms';
import { maxCallOffs } from '../rules/status';
import { noSuchBlanketOrder } from './change';

type Units = { sku: string; quantity: number };
type Attempt = { order: ObjectId; number: string; by: string; lines: Units[] };

const maxTries = 1_000;

/** The place of each SKU, and what is added to what remains of it. */
function changesOf({ lines }: BlanketOrderDocument, units: Units[], sign: 1 | -1) {
  const places = units.map(({ sku, quantity }) => ({
    index: lines.findIndex((line) => line.sku === sku),
    sku,
    quantity,
  }));
  return {
    places,
    $inc: Object.fromEntries(
      places.map(({ index, quantity }) => [`lines.${index}.remaining`, sign * quantity]),
    ),
  };
}

/**
 * Takes units of a blanket order for an order that is being placed, by one conditional write: all of them or none, and
 * never more than remain. Null when it has them, else why not. Repeating it for the same order takes nothing more.
 */
export async function holdCallOff({ order, number, by, lines }: Attempt): Promise<Failure | null> {
  const today = dayAt(now(), (await findShop()).timeZone);
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const found = await blanketOrders().findOne({ number });
    if (!found) return noSuchBlanketOrder().failure;
    if (found.callOffs.some((callOff) => callOff.order.equals(order))) return null;
    const problem = callOffProblem(found, lines, today);
    if (problem) return problem.failure;
    if (found.callOffs.length >= maxCallOffs)
      return fail(
        'conflict',
        'too-many-call-offs',
        `A blanket order has at most ${maxCallOffs} call-offs. Please ask us for another one.`,
      ).failure;
    const { places, $inc } = changesOf(found, lines, -1);
    const at = now();
    const callOff: StoredCallOff = { order, by, at, lines, version: 0, pendingAt: at };
    const { matchedCount } = await blanketOrders().updateOne(
      {
        number,
        state: 'open',
        from: { $lte: today },
        until: { $gte: today },
        'callOffs.order': { $ne: order },
        [`callOffs.${maxCallOffs - 1}`]: { $exists: false },
        ...Object.fromEntries(
          places.flatMap(({ index, sku, quantity }) => [
            [`lines.${index}.sku`, sku],
            [`lines.${index}.remaining`, { $gte: quantity }],
          ]),
        ),
      },
      { $push: { callOffs: callOff }, $inc: { ...$inc, seq: 1 } },
    );
    if (matchedCount) return null;
    await pause(Math.random() * Math.min(20, attempt + 1));
  }
  throw new Error(`The blanket order ${number} is being changed all the time`);
}

/** Changes the call-off of an order by compare-and-set; `decide` returns its new form, `remove`, or null for no change. */
async function changeCallOff(
  number: string,
  order: ObjectId,
  decide: (callOff: StoredCallOff) => StoredCallOff | 'remove' | null,
): Promise<void> {
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const found = await blanketOrders().findOne({ number });
    const present = found?.callOffs.find((callOff) => callOff.order.equals(order));
    const decided = present && decide(present);
    if (!found || !present || !decided) return;
    const after = new Map(
      decided === 'remove' ? [] : decided.lines.map(({ sku, quantity }) => [sku, quantity] as const),
    );
    const before = new Map(present.lines.map(({ sku, quantity }) => [sku, quantity]));
    const lines = found.lines.map((line) => ({
      ...line,
      remaining: line.remaining + (before.get(line.sku) ?? 0) - (after.get(line.sku) ?? 0),
    }));
    const callOffs =
      decided === 'remove'
        ? found.callOffs.filter((callOff) => callOff !== present)
        : found.callOffs.map((callOff) => (callOff === present ? decided : callOff));
    const { matchedCount } = await blanketOrders().updateOne(
      { _id: found._id, seq: found.seq },
      { $set: { lines, callOffs }, $inc: { seq: 1 } },
    );
    if (matchedCount) return;
    await pause(Math.random() * Math.min(20, attempt + 1));
  }
  throw new Error(`The blanket order ${number} is being changed all the time`);
}

/** Gives back what an order holds that can't commit any more. Safe to repeat. */
export async function releaseCallOff(number: string, order: ObjectId): Promise<void> {
  await changeCallOff(number, order, ({ pendingAt }) => (pendingAt ? 'remove' : null));
}

/**
 * Brings a call-off to what its committed order has: units that the order lost, or all once it is cancelled, can be called
 * off again. Safe to repeat, late and in any order.
 */
export async function settleCallOff(
  number: string,
  {
    order,
    orderNumber,
    lines,
    version,
  }: { order: ObjectId; orderNumber: string; lines: Units[]; version: number },
): Promise<void> {
  await changeCallOff(number, order, (callOff) => {
    const { pendingAt, ...rest } = callOff;
    if (rest.version >= version && !pendingAt) return null;
    return { ...rest, number: orderNumber, lines, version };
  });
}

/** Call-offs that have waited for their order since before a moment. */
export async function listPendingCallOffs(before: Date): Promise<{ number: string; order: ObjectId }[]> {
  const found = await blanketOrders()
    .find({ callOffs: { $elemMatch: { pendingAt: { $lt: before } } } })
    .hint({ 'callOffs.pendingAt': 1 })
    .limit(200)
    .toArray();
  return found.flatMap(({ number, callOffs }) =>
    callOffs
      .filter(({ pendingAt }) => pendingAt && pendingAt < before)
      .map(({ order }) => ({ number, order })),
  );
}
