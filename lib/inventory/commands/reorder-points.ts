import { recordChange } from '../../audit/commands';
import { stock } from '../../catalog/collection/stock';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import type { ReorderRow } from '../schema';

const stored = (value: number | null | undefined) => value ?? null;

/** Sets the reorder point and quantity of SKUs; each that changes is recorded. Unknown SKUs fail before anything changes. */
export async function setReorderPoints(
  actor: Staff | null,
  rows: ReorderRow[],
): Promise<Result<{ changed: number }>> {
  const skus = [...new Set(rows.map(({ sku }) => sku))];
  const known = new Set(await stock().distinct('_id', { _id: { $in: skus } }));
  const unknown = rows.findIndex(({ sku }) => !known.has(sku));
  if (unknown >= 0) {
    const message = `There is no SKU ${rows[unknown]!.sku}`;
    return fail('invalid', 'no-such-sku', `${message}.`, { fields: { [`rows.${unknown}.sku`]: message } });
  }
  let changed = 0;
  for (const { sku, reorderPoint, reorderQuantity } of rows) {
    const before = await stock().findOneAndUpdate(
      { _id: sku },
      {
        $set: {
          ...(reorderPoint !== null && { reorderPoint }),
          ...(reorderQuantity !== null && { reorderQuantity }),
        },
        $unset: {
          // The next movement says whether its units are low.
          low: 1,
          ...(reorderPoint === null && { reorderPoint: 1 as const }),
          ...(reorderQuantity === null && { reorderQuantity: 1 as const }),
        },
      },
      { projection: { productId: 1, reorderPoint: 1, reorderQuantity: 1 } },
    );
    const old = {
      reorderPoint: stored(before?.reorderPoint),
      reorderQuantity: stored(before?.reorderQuantity),
    };
    if (!before || (old.reorderPoint === reorderPoint && old.reorderQuantity === reorderQuantity)) continue;
    changed += 1;
    await recordChange({
      actor,
      action: 'reorder-point-changed',
      subject: { kind: 'product', id: before.productId, name: sku },
      before: old,
      after: { reorderPoint, reorderQuantity },
    });
  }
  return ok({ changed });
}

/** Names the supplier from whom a SKU is bought first; null for none. Returns whether there is such a SKU. */
export async function setPreferredSupplier(sku: string, supplierId: string | null): Promise<boolean> {
  const { matchedCount } = await stock().updateOne(
    { _id: sku },
    supplierId === null ? { $unset: { preferredSupplier: 1 } } : { $set: { preferredSupplier: supplierId } },
  );
  return matchedCount > 0;
}

/** Forgets a supplier as the preferred one of these SKUs, where it is. */
export async function unsetPreferredSupplier(supplierId: string, skus: string[]): Promise<void> {
  await stock().updateMany(
    { _id: { $in: skus }, preferredSupplier: supplierId },
    { $unset: { preferredSupplier: 1 } },
  );
}
