import type { Product, Variant } from '../types';

/** What tells variants apart that have no color, unless the item has a better word. */
export const usualSizeName = 'Size';

/** Whether a buyer has to choose between variants of a product. */
export const hasChoice = ({ variants }: Pick<Product, 'variants'>): boolean => variants.length > 1;

/**
 * The variant that an address names by its SKU, or by a color that only one variant has; the only variant of a product
 * without a choice. Null while nothing is chosen: no variant is ever taken for a buyer.
 */
export function chosenVariant<V extends Pick<Variant, 'sku' | 'color'>>(
  variants: V[],
  color: string | null | undefined,
  sku: string | null | undefined,
): V | null {
  if (variants.length === 1) return variants[0] ?? null;
  if (sku) return variants.find((variant) => variant.sku.toLowerCase() === sku.toLowerCase()) ?? null;
  const colored = variants.filter((variant) => variant.color?.name.toLowerCase() === color?.toLowerCase());
  return color && colored.length === 1 ? (colored[0] ?? null) : null;
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

/** The address at which one variant is bought at once. */
export function purchaseAddress(slug: string, quantity: number, sku?: string): string {
  const query = new URLSearchParams({ item: slug, ...(sku && { sku }), quantity: String(quantity) });
  return `/purchase?${query}`;
}
