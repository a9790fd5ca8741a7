import { nearCodesOf, nearKeysOf } from '../../catalog/rules/near-codes';
import { codeOf } from '../../catalog/rules/search-terms';
import { editDistance } from '../../catalog/rules/spelling';
import type { Product, ProductVariant } from '../../catalog/schema/product';

type NearEntry = { entry: ProductVariant; code: string };
export type NearIndex = Map<string, NearEntry[]>;

const maxSuggestions = 4;

/** The index of products by the keys that similar part numbers share. */
export function indexNear(products: Product[]): NearIndex {
  const index: NearIndex = new Map();
  for (const product of products) {
    for (const variant of product.variants) {
      for (const number of variant.mpn ? [variant.sku, variant.mpn] : [variant.sku]) {
        const near = { entry: { product, variant }, code: codeOf(number) };
        for (const key of nearCodesOf(number)) {
          const known = index.get(key);
          if (known) known.push(near);
          else index.set(key, [near]);
        }
      }
    }
  }
  return index;
}

/** The variants with the most similar part numbers, by edit distance of the codes; the nearest first. */
export function suggestParts(parts: string[], index: NearIndex): ProductVariant[] {
  const best = new Map<string, { entry: ProductVariant; distance: number }>();
  for (const part of parts) {
    const typed = codeOf(part);
    for (const { entry, code } of new Set(nearKeysOf(part).flatMap((key) => index.get(key) ?? []))) {
      const distance = editDistance(typed, code);
      const { sku } = entry.variant;
      if (distance < (best.get(sku)?.distance ?? Infinity)) best.set(sku, { entry, distance });
    }
  }
  return [...best.values()]
    .sort((one, other) => one.distance - other.distance)
    .slice(0, maxSuggestions)
    .map(({ entry }) => entry);
}
