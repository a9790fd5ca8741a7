import { ObjectId } from 'mongodb';
import { findProductsInAnyState } from '../../catalog/queries/products';
import { bulkEditRows, bulkEdits, type BulkEditDocument, type BulkEditRowDocument } from '../collection';
import { netUnits } from '../../catalog/rules/backorders';
import type { Product } from '../../catalog/schema/product';
import { planRow } from '../rules/plan';
import type { FieldChange } from '../types';

const batchSize = 200;

const stored = (change: FieldChange) => ({
  ...change,
  outcome: null,
  ...(change.field === 'stock' && { movements: { apply: new ObjectId(), undo: new ObjectId() } }),
});

/** The product with its stock less what is on backorder: the number that staff see and change. */
const withNetStock = (product: Product) => ({
  ...product,
  variants: product.variants.map((variant) => ({ ...variant, availableQuantity: netUnits(variant) })),
});

/**
 * Computes the next rows of a bulk edit from the products as they are now. Safe to repeat: rows that exist are kept.
 */
export async function prepareRows(edit: BulkEditDocument): Promise<void> {
  const ids = edit.products.slice(edit.prepared, edit.prepared + batchSize);
  const found = new Map((await findProductsInAnyState(ids)).map((product) => [product.id, product]));
  const rows = ids.flatMap((productId, index): BulkEditRowDocument[] => {
    const product = found.get(productId);
    const position = edit.prepared + index;
    const { changes, problems } = product
      ? planRow(withNetStock(product), edit.change)
      : {
          changes: [],
          problems: [{ field: 'state' as const, message: 'There is no such product any more' }],
        };
    return [
      {
        _id: `${edit._id}:${position}`,
        edit: edit._id,
        position,
        productId,
        name: product?.name ?? productId,
        state: problems.length ? 'invalid' : changes.length ? 'ready' : 'unchanged',
        changes: changes.map(stored),
        problems,
      },
    ];
  });
  await bulkEditRows().bulkWrite(
    rows.map(({ _id, ...row }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true },
    })),
    { ordered: false },
  );
  const prepared = edit.prepared + ids.length;
  await bulkEdits().updateOne(
    { _id: edit._id, state: 'preparing', prepared: edit.prepared },
    { $set: { prepared, ...(prepared >= edit.total && { state: 'preview', products: [] }) } },
  );
}
