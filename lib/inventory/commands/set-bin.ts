import { recordChange } from '../../audit/commands';
import { products } from '../../catalog/collection/products';
import { stock } from '../../catalog/collection/stock';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import type { SkuBin } from '../schema';

/** Sets the bin place of a SKU; empty removes it. Setting the same place again changes and records nothing. */
export async function setBin(
  actor: Pick<Staff, 'userId' | 'email'> | null,
  sku: string,
  bin: string,
): Promise<Result<SkuBin>> {
  const before = await stock().findOneAndUpdate({ _id: sku }, { $set: { bin } });
  if (!before) return fail('not-found', 'no-such-sku', 'There is no such SKU.');
  const old = before.bin ?? '';
  if (old === bin) return ok({ sku, bin });
  const product = await products().findOne({ _id: before.productId }, { projection: { name: 1 } });
  await recordChange({
    actor,
    action: 'bin-changed',
    subject: { kind: 'product', id: before.productId, name: product?.name },
    before: { sku, bin: old },
    after: { sku, bin },
  });
  return ok({ sku, bin });
}
