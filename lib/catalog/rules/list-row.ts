import type { Product } from '../schema/product';
import { expectedText, productBackorder } from './backorders';
import { maxQuantityUpTo, startQuantity } from './quantity';
import { countUnits } from './units';
import { hasChoice, variantName, variantQuery } from './variants';

/**
 * What a list shows of a product, as plain values: a page sends them once, beside the HTML that is made of them.
 * `matchedSku` is the variant that a search has matched, `specification` the one to show; prices are in minor units.
 */
export function listRow(
  product: Product,
  matchedSku?: string,
  specification: { name: string; value: string } | null = null,
) {
  const { slug, name, brand, unit, packSize, currency, rating, multiple, variants } = product;
  const isChoice = hasChoice(product);
  const matched = isChoice ? variants.find(({ sku }) => sku === matchedSku) : undefined;
  const sku = matched?.sku ?? (isChoice ? null : product.sku);
  const { availableQuantity } = matched ?? product;
  const backorder = matched ? matched.backorder : productBackorder(product);
  const start = startQuantity(product);
  const max = maxQuantityUpTo(product, availableQuantity + (backorder?.left ?? 0));
  const isOnBackorder = availableQuantity === 0 && backorder !== undefined;
  return {
    slug,
    name,
    brand,
    img: matched?.img || product.img,
    /** The only or the matched variant; null when one must be chosen. */
    sku,
    matched: matched ? { name: variantName(matched), query: variantQuery(product, matched) } : null,
    variants: variants.length,
    rating: rating.count > 0 ? rating : null,
    specification,
    min: countUnits(product, start),
    available: isOnBackorder
      ? `On backorder, ${expectedText(backorder)}`
      : countUnits(product, availableQuantity),
    price: matched?.price ?? product.price,
    priceTo: matched?.price ?? product.priceTo,
    currency,
    unit,
    packSize,
    /** Whether it can be bought: from stock, or on backorder. */
    canBuy: availableQuantity > 0 || isOnBackorder,
    /** The quantity to begin with. */
    start,
    /** What a press adds to the cart; null when a variant must be chosen first, or none can be bought. */
    line: sku !== null && max > 0 ? { sku, max, multiple } : null,
  };
}

/** `fits` says which machine of the reader it fits, and why; absent in public lists. */
export type ListRow = ReturnType<typeof listRow> & { fits?: string };
