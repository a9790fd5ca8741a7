import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { shownTags } from '../../shared/cache-tags';
import { etagOf } from '../../platform/record-list';
import { ok, fail, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { products } from '../../catalog/collection/products';
import { stock } from '../../catalog/collection/stock';
import { refreshInStock } from '../../catalog/commands/in-stock';
import type { SkuStock, StockChangeInput } from '../schema';
import { stockRowsOf } from '../queries/stock-list';
import { fileMovements } from './file-movements';

/**
 * Sets the available units of a SKU and records the movement with its reason. They are negative where orders still wait for
 * units on backorder after the change: it may leave fewer of them waiting, never make more wait. Fails with `changed-since` where the
 * record of the stock has another entity tag than the expected one.
 */
export async function setStock(
  actor: Pick<Staff, 'userId' | 'email'> | null,
  sku: string,
  { availableQuantity, reason }: StockChangeInput,
  expected?: (etag: string) => boolean,
): Promise<Result<SkuStock>> {
  for (;;) {
    const before = await stock().findOne({ _id: sku });
    if (!before) return fail('not-found', 'no-such-sku', 'There is no such SKU.');
    if (expected && !expected(etagOf((await stockRowsOf([before]))[0]!)))
      return fail('stale', 'changed-since', 'The stock has changed since it was read: read it again.');
    if (availableQuantity < Math.min(0, before.available)) {
      const message =
        before.available < 0
          ? `must be at least ${before.available}: no more units are on backorder`
          : 'must not be negative: no units are on backorder';
      return fail('invalid', 'negative-stock', `The quantity ${message}.`, {
        fields: { availableQuantity: message },
      });
    }
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
