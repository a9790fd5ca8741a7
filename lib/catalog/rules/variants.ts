import type { Item, Variant } from '../types';

/** What tells variants apart that have no colour, unless the item has a better word. */
export const usualSizeName = 'Size';

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

/** "Yellow, 9 / L": what tells a variant from the others of its item, or its SKU when nothing does. */
export function variantName({ colour, size, sku }: Pick<Variant, 'colour' | 'size' | 'sku'>): string {
  return [colour?.name, size].filter(Boolean).join(', ') || sku;
}

/** What is chosen between the variants of an item: "Colour", "Length", "Colour and size". */
export function choiceName({ variants, sizeName }: Pick<Item, 'variants' | 'sizeName'>): string {
  const coloured = variants.some(({ colour }) => colour !== null);
  const sized = variants.some(({ size }) => size !== null);
  if (!coloured) return sizeName;
  return sized ? `Colour and ${sizeName.toLowerCase()}` : 'Colour';
}

/** The part of an address that chooses a variant: by its colour where no other has it, otherwise by its SKU. */
export function variantQuery({ variants }: Pick<Item, 'variants'>, { colour, sku }: Variant): string {
  const ofColour = variants.filter((other) => colour && other.colour?.name === colour.name);
  return colour && ofColour.length === 1
    ? `colour=${encodeURIComponent(colour.name)}`
    : `sku=${encodeURIComponent(sku)}`;
}
