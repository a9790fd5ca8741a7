import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { products } from '../../catalog/collection/products';
import { stock } from '../../catalog/collection/stock';
import { codeOf } from '../../catalog/rules/search-terms';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { stockCountLines, stockCounts } from '../collection';
import type { CountEntry, CountInput, CountLine } from '../schema';

/** The units of each SKU that were sold and still lie on the shelf, without those of the attempts named `held`. */
export type UnshippedUnits = (sku: string, held: string[]) => Promise<number>;

export const noSuchCount = () => fail('not-found', 'no-such-count', 'There is no such count.');
const closed = () => fail('conflict', 'count-closed', 'This count was posted or cancelled.');

/** Starts a count of these SKUs; an empty list counts all. Unknown SKUs fail. */
export async function startCount(
  actor: Staff,
  { name, category, skus }: CountInput,
): Promise<Result<{ id: string }>> {
  const known = new Set(await stock().distinct('_id', { _id: { $in: skus } }));
  const unknown = skus.find((sku) => !known.has(sku));
  if (unknown !== undefined) {
    const message = `There is no SKU ${unknown}`;
    return fail('invalid', 'no-such-sku', `${message}.`, { fields: { skus: message } });
  }
  const _id = new ObjectId();
  const id = _id.toHexString();
  await stockCounts().insertOne({
    _id,
    name,
    category,
    skus: [...new Set(skus)],
    state: 'open',
    startedAt: now(),
    by: actor.name,
  });
  const subject = { kind: 'stock-count', id, name };
  await recordChange({ actor, action: 'stock-count-started', subject, after: { category, skus } });
  return ok({ id });
}

/** The SKU that a typed or scanned code means: a SKU, or a manufacturer's part number. */
async function skuOf(code: string): Promise<string | null> {
  const spellings = [code, code.toUpperCase()];
  const shelf = await stock().findOne({ _id: { $in: spellings } }, { projection: { _id: 1 } });
  if (shelf) return shelf._id;
  const plain = codeOf(code);
  const product = await products().findOne({ codes: plain }, { projection: { variants: 1 } });
  const variant = product?.variants.find(
    ({ sku, mpn }) => codeOf(sku) === plain || codeOf(mpn ?? '') === plain,
  );
  return variant?.sku ?? null;
}

/**
 * The units that should lie on the shelf now: available, held by orders being placed, and sold but not shipped. Reads
 * again when an order is placed in between.
 */
async function unitsOnShelf(sku: string, unshipped: UnshippedUnits): Promise<number> {
  for (;;) {
    const fields = { projection: { available: 1, holds: 1 } };
    const before = await stock().findOne({ _id: sku }, fields);
    if (!before) return 0;
    const held = before.holds;
    const sold = await unshipped(
      sku,
      held.map(({ order }) => order),
    );
    const after = await stock().findOne({ _id: sku }, fields);
    if (before.available !== after?.available || held.length !== after.holds.length) continue;
    return before.available + held.reduce((sum, { quantity }) => sum + quantity, 0) + sold;
  }
}

/**
 * Enters what was counted of a SKU, or adds to it, with the units that should be there at this moment. An entry with the
 * same id is entered once. Fails once the count is being posted.
 */
export async function enterCount(
  actor: Staff,
  countId: string,
  { code, counted, adds, id }: CountEntry,
  unshipped: UnshippedUnits,
): Promise<Result<CountLine>> {
  const count = await stockCounts().findOne({ _id: new ObjectId(countId) });
  if (!count) return noSuchCount();
  if (count.state !== 'open') return closed();
  const sku = await skuOf(code);
  if (!sku || (count.skus.length > 0 && !count.skus.includes(sku))) {
    const message = sku ? `${sku} does not belong to this count` : `No SKU or part number is ${code}`;
    return fail('invalid', 'unknown-code', `${message}.`, { fields: { code: message } });
  }
  const lineId = `${countId}:${sku}`;
  const expected = await unitsOnShelf(sku, unshipped);
  try {
    await stockCountLines().updateOne(
      { _id: lineId, outcome: null, entries: { $ne: id } },
      {
        ...(adds ? { $inc: { counted } } : {}),
        $set: { ...(!adds && { counted }), count: countId, sku, expected, at: now(), by: actor.name },
        $push: { entries: { $each: [id], $slice: -20 } },
      },
      { upsert: true },
    );
  } catch (error) {
    // The line is being posted, or has this entry already.
    if (!isDuplicateKey(error)) throw error;
  }
  const line = await stockCountLines().findOne({ _id: lineId });
  const isOpen = await stockCounts().countDocuments({ _id: count._id, state: 'open' }, { limit: 1 });
  if (!isOpen) await stockCountLines().deleteOne({ _id: lineId, outcome: null });
  if (!isOpen || !line?.entries.includes(id)) return closed();
  return ok({ sku, counted: line.counted, expected: line.expected });
}
