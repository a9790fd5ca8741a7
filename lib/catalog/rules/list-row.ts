import type { Product } from '../schema/product';
import { hasOnePrice } from '../../pricing/rules';
import { expectedText, productBackorder } from './backorders';
import { maxQuantityUpTo, startQuantity } from './quantity';
import { countUnits } from './units';
import { hasChoice, variantName, variantQuery } from './variants';

/**
 * What a list shows of a product, as plain values: a page sends them beside the HTML that is made of them, so what most
 * products don't have is absent. `matchedSku` is the variant that a search has matched, `specification` the one to
 * show; prices are in minor units.
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
    ...(matched && { matched: { name: variantName(matched), query: variantQuery(product, matched) } }),
    /** How many variants there are to choose from; absent for one. */
    ...(isChoice && { variants: variants.length }),
    ...(rating.count > 0 && { rating }),
    ...(specification && { specification }),
    min: countUnits(product, start),
    available: isOnBackorder
      ? `On backorder, ${expectedText(backorder)}`
      : countUnits(product, availableQuantity),
    price: matched?.price ?? product.price,
    ...(!matched && !hasOnePrice(product) && { priceTo: product.priceTo }),
    currency,
    unit,
    packSize,
    /** Whether there is nothing to buy: none in stock, and no backorder. */
    ...(availableQuantity === 0 && !isOnBackorder && { isSoldOut: true }),
    /** The quantity to begin with. */
    start,
    /** What a press may add to the cart; absent when a variant must be chosen first, or none can be bought. */
    ...(sku !== null && max > 0 && { line: { max, ...(multiple > 1 && { multiple }) } }),
  };
}

/** `fits` says which machine of the reader it fits, and why; absent in public lists. */
export type ListRow = ReturnType<typeof listRow> & { fits?: string };
