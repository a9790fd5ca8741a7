import type { Product, Variant } from '../types';

/** What tells variants apart that have no color, unless the item has a better word. */
export const usualSizeName = 'Size';

/** The variant that an address asks for, by color or SKU; otherwise the first that is in stock, or the first. */
export function chosenVariant(
  product: Pick<Product, 'variants'>,
  color: string | null | undefined,
  sku: string | null | undefined,
): Variant {
  const byColor = (variant: Variant) => variant.color?.name.toLowerCase() === color?.toLowerCase();
  const found =
    (sku && product.variants.find((variant) => variant.sku === sku)) ||
    (color && product.variants.find(byColor)) ||
    product.variants.find(({ availableQuantity }) => availableQuantity > 0) ||
    product.variants[0];
  if (!found) throw new Error('An item has no variant');
  return found;
}

/** "Yellow, 9 / L": what tells a variant from the others of its item, or its SKU when nothing does. */
export function variantName({ color, size, sku }: Pick<Variant, 'color' | 'size' | 'sku'>): string {
  return [color?.name, size].filter(Boolean).join(', ') || sku;
}

/** What is chosen between the variants of an item: "Color", "Length", "Color and size". */
export function choiceName({ variants, sizeName }: Pick<Product, 'variants' | 'sizeName'>): string {
  const colored = variants.some(({ color }) => color !== null);
  const sized = variants.some(({ size }) => size !== null);
  if (!colored) return sizeName;
  return sized ? `Color and ${sizeName.toLowerCase()}` : 'Color';
}

/** The part of an address that chooses a variant: by its color where no other has it, otherwise by its SKU. */
export function variantQuery({ variants }: Pick<Product, 'variants'>, { color, sku }: Variant): string {
  const ofColor = variants.filter((other) => color && other.color?.name === color.name);
  return color && ofColor.length === 1
    ? `color=${encodeURIComponent(color.name)}`
    : `sku=${encodeURIComponent(sku)}`;
}
