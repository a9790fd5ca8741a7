import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { shownTags } from '../../shared/cache-tags';
import { ok, fail, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { products } from '../../catalog/collection/products';
import { stock } from '../../catalog/collection/stock';
import { refreshInStock } from '../../catalog/commands/in-stock';
import type { SkuStock, StockChangeInput } from '../schema';
import { fileMovements } from './file-movements';

/** Sets the available units of a SKU and records the movement with its reason. */
export async function setStock(
  actor: Staff | null,
  sku: string,
  { availableQuantity, reason }: StockChangeInput,
): Promise<Result<SkuStock>> {
  for (;;) {
    const before = await stock().findOne({ _id: sku }, { projection: { available: 1, productId: 1 } });
    if (!before) return fail('not-found', 'no-such-sku', 'There is no such SKU.');
    const change = availableQuantity - before.available;
    // The movement is stored in the same update as the number it explains, and filed afterwards.
    const { matchedCount } = await stock().updateOne(
      { _id: sku, available: before.available },
      {
        $inc: { available: change },
        $push: {
          movements: {
            _id: new ObjectId(),
            at: now(),
            change,
            available: availableQuantity,
            reason,
            actor: actor?.email ?? null,
          },
        },
      },
    );
    if (matchedCount === 0) continue;
    await fileMovements(sku);
    await refreshInStock(before.productId);
    const product = await products().findOne(
      { _id: before.productId },
      { projection: { slug: 1, name: 1, category: 1 } },
    );
    await recordChange({
      actor,
      action: 'stock-changed',
      subject: { kind: 'product', id: before.productId, name: product?.name },
      before: { sku, available: before.available },
      after: { sku, available: availableQuantity, reason },
    });
    return ok({ sku, availableQuantity }, product ? shownTags(product) : []);
  }
}
