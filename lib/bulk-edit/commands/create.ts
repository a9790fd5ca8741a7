import { ObjectId } from 'mongodb';
import { findStructure } from '../../catalog/queries/structure';
import { structureProblems } from '../../catalog/rules/structure-problems';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { listAdminProductIds } from '../../search/queries/admin-products';
import { readProductsView } from '../../search/rules/admin-products-view';
import { bulkEdits } from '../collection';
import { maxBulkProducts, type BulkChange, type BulkProgress, type BulkSelection } from '../schema';
import { formatNumber } from '../../shared/formats';

async function idsOf(selection: BulkSelection): Promise<string[]> {
  if ('ids' in selection) return [...new Set(selection.ids)];
  const view = readProductsView(Object.fromEntries(new URLSearchParams(selection.query)));
  return listAdminProductIds(view, maxBulkProducts + 1);
}

/** Stores a bulk edit whose rows are still to be prepared. Changes no product. */
export async function createBulkEdit(
  actor: Staff | null,
  { products, change }: { products: BulkSelection; change: BulkChange },
): Promise<Result<BulkProgress>> {
  const { category, tags } = change;
  const problems = structureProblems(await findStructure(), { category, tags: tags?.add });
  if (Object.keys(problems).length) {
    const fields = Object.fromEntries(
      Object.entries(problems).map(([path, message]) => [
        `change.${path.replace('tags', 'tags.add')}`,
        message,
      ]),
    );
    return fail('invalid', 'invalid', 'Some values do not fit the catalog.', { fields });
  }
  const ids = await idsOf(products);
  if (ids.length === 0) return fail('invalid', 'no-products', 'No product fits this choice any more.');
  if (ids.length > maxBulkProducts) {
    return fail(
      'invalid',
      'too-many-products',
      `At most ${formatNumber(maxBulkProducts)} products can be edited at once. Filter the list further.`,
    );
  }
  const id = new ObjectId().toHexString();
  await bulkEdits().insertOne({
    _id: id,
    createdAt: now(),
    actor: actor && { userId: actor.userId, email: actor.email },
    change,
    state: 'preparing',
    products: ids,
    total: ids.length,
    prepared: 0,
    appliedAt: null,
    undoneAt: null,
    undoneBy: null,
    records: { apply: new ObjectId(), undo: new ObjectId() },
    lease: null,
  });
  return ok({ id, state: 'preparing', done: 0, total: ids.length });
}
