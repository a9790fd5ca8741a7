import type { Item, Variant } from '../types';

/** The variant that an address asks for, by colour or SKU; otherwise the first that is in stock, or the first. */
export function chosenVariant(
  item: Pick<Item, 'variants'>,
  colour: string | null | undefined,
  sku: string | null | undefined,
): Variant {
  const byColour = (variant: Variant) => variant.colour?.name.toLowerCase() === colour?.toLowerCase();
  const found =
    (sku && item.variants.find((variant) => variant.sku === sku)) ||
    (colour && item.variants.find(byColour)) ||
    item.variants.find(({ availableQuantity }) => availableQuantity > 0) ||
    item.variants[0];
  if (!found) throw new Error('An item has no variant');
  return found;
}
