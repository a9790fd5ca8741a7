import { ObjectId } from 'mongodb';
import { recordChanges } from '../../audit/commands';
import { products } from '../../catalog/collection/products';
import { stock, type StockDocument } from '../../catalog/collection/stock';
import { refreshManyInStock } from '../../catalog/commands/in-stock';
import { now } from '../../platform/clock';
import { inBatches, wrongRow, type RowResult } from '../../shared/bulk-rows';
import { shownTags } from '../../shared/cache-tags';
import type { Staff } from '../../users/types';
import { fileManyMovements } from './file-movements';

type Actor = Pick<Staff, 'userId' | 'email'> | null;
type Row = { row: number; value: { sku: string; availableQuantity: number; reason: string } };
type Shelf = Pick<StockDocument, '_id' | 'productId' | 'available'>;
type Change = { before: Shelf; movement: ObjectId; wanted: Row['value'] };

const batchSize = 500;

const findShelves = (skus: string[]) =>
  stock()
    .find({ _id: { $in: skus } })
    .project<Shelf>({ productId: 1, available: 1 })
    .toArray();

/** Makes those of these changes whose stock is still as it was read; returns them. */
async function writeChanges(changes: Change[], actor: Actor): Promise<Change[]> {
  const { matchedCount } = await stock().bulkWrite(
    changes.map(({ before, movement, wanted }) => ({
      updateOne: {
        filter: { _id: before._id, available: before.available },
        update: {
          $inc: { available: wanted.availableQuantity - before.available },
          // The movement is stored in the same update as the number it explains, and filed afterwards.
          $push: {
            movements: {
              _id: movement,
              at: now(),
              change: wanted.availableQuantity - before.available,
              available: wanted.availableQuantity,
              reason: wanted.reason,
              actor: actor?.email ?? null,
            },
          },
        },
      },
    })),
    { ordered: false },
  );
  if (matchedCount === changes.length) return changes;
  const made = await stock()
    .find({
      _id: { $in: changes.map(({ before }) => before._id) },
      'movements._id': { $in: changes.map(({ movement }) => movement) },
    })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  const skus = new Set(made.map(({ _id }) => _id));
  return changes.filter(({ before }) => skus.has(before._id));
}

/** Sets the stock of the SKUs of a batch; returns the changes and the SKUs that exist. */
async function setBatch(batch: Row[], actor: Actor): Promise<{ changes: Change[]; shelves: Shelf[] }> {
  const wanted = new Map(batch.map(({ value }) => [value.sku, value]));
  const shelves = await findShelves([...wanted.keys()]);
  const changes: Change[] = [];
  for (let left = shelves; left.length > 0;) {
    const planned = left
      .map((before) => ({ before, movement: new ObjectId(), wanted: wanted.get(before._id)! }))
      .filter((change) => change.before.available !== change.wanted.availableQuantity);
    if (planned.length === 0) break;
    const made = await writeChanges(planned, actor);
    changes.push(...made);
    const done = new Set(made.map(({ before }) => before._id));
    // Orders have taken units of the others meanwhile: they are read again.
    const again = planned.map(({ before }) => before._id).filter((sku) => !done.has(sku));
    left = again.length ? await findShelves(again) : [];
  }
  return { changes, shelves };
}

/**
 * Sets the available units of many SKUs with their reasons, and says what became of each row. Safe to repeat, also after
 * a stop in the middle: units that are as they should be are left alone, and what follows from them is done again.
 * Each SKU is named once.
 */
export async function setManyStocks(
  actor: Actor,
  rows: Row[],
): Promise<{ results: RowResult[]; expire: string[] }> {
  const results: RowResult[] = [];
  const expire: string[] = [];
  for (const batch of inBatches(rows, batchSize)) {
    const { changes, shelves } = await setBatch(batch, actor);
    const productIds = [...new Set(shelves.map(({ productId }) => productId))];
    await fileManyMovements(shelves.map(({ _id }) => _id));
    await refreshManyInStock(productIds);
    const found = await products()
      .find({ _id: { $in: productIds } })
      .project<{ _id: string; slug: string; name: string; category: string }>({
        slug: 1,
        name: 1,
        category: 1,
      })
      .toArray();
    const byId = new Map(found.map((product) => [product._id, product]));
    await recordChanges(
      changes.map(({ before: { _id: sku, productId, available }, wanted }) => ({
        actor,
        action: 'stock-changed',
        subject: { kind: 'product', id: productId, name: byId.get(productId)?.name },
        before: { sku, available },
        after: { sku, available: wanted.availableQuantity, reason: wanted.reason },
      })),
    );
    expire.push(...found.flatMap(shownTags));
    const [known, changed] = [shelves, changes.map(({ before }) => before)].map(
      (list) => new Set(list.map(({ _id }) => _id)),
    );
    for (const { row, value } of batch)
      results.push(
        known!.has(value.sku)
          ? { row, sku: value.sku, outcome: changed!.has(value.sku) ? 'changed' : 'unchanged', problems: [] }
          : wrongRow(row, value.sku, 'sku', 'is no SKU of this shop'),
      );
  }
  return { results, expire };
}
