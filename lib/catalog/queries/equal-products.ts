import { now } from '../../platform/clock';
import { products } from '../collection/products';
import { equalityKey, specificationKey } from '../rules/equal-products';
import type { ProductVariant } from '../schema/product';
import { viewsOf } from './products';

/** More products than this with one table are told apart by something that the table doesn't say. */
const maxPerKey = 20;

/**
 * The published variants that have the same specification as each of these, by its SKU, without itself; not cached.
 * Products that are discontinued or not yet available are left out.
 */
export async function findEqual(variants: ProductVariant[]): Promise<Map<string, ProductVariant[]>> {
  const keys = new Set(variants.flatMap(({ product }) => specificationKey(product.specifications) ?? []));
  const found = keys.size
    ? await products()
        .find({
          specificationKey: { $in: [...keys] },
          state: 'published',
          successor: null,
          availableFrom: { $lte: now() },
        })
        .project<Parameters<typeof viewsOf>[0][number]>({ words: 0, titleTerms: 0, nearCodes: 0 })
        .limit(keys.size * maxPerKey)
        .toArray()
    : [];
  const byKey = new Map<string, ProductVariant[]>();
  for (const product of await viewsOf(found)) {
    for (const variant of product.variants) {
      const key = equalityKey({ product, variant }) ?? '';
      byKey.set(key, [...(byKey.get(key) ?? []), { product, variant }]);
    }
  }
  const equalTo = (one: ProductVariant) =>
    (byKey.get(equalityKey(one) ?? '-') ?? []).filter(({ variant }) => variant.sku !== one.variant.sku);
  return new Map(variants.map((one) => [one.variant.sku, equalTo(one)]));
}
