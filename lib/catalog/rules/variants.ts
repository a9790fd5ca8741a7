import { wireNames } from '../../shared/wire-names';
import type { Product, Variant } from '../schema/product';

/** Whether buyers must choose between variants of a product. */
export const hasChoice = ({ variants }: Pick<Product, 'variants'>): boolean => variants.length > 1;

/**
 * The variant that an address names by its SKU, or by a color that only one variant has. Without a choice, it is the
 * only variant. Null when nothing is chosen: the shop never picks a variant for the buyer.
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

/** "Yellow, 9 / L": what distinguishes a variant from the others of its product, or its SKU when nothing does. */
export function variantName({ color, size, sku }: Pick<Variant, 'color' | 'size' | 'sku'>): string {
  return [color?.name, size].filter(Boolean).join(', ') || sku;
}

/** What distinguishes the variants of a product: "Color", "Length", "Color and size". */
export function choiceName({ variants, sizeName }: Pick<Product, 'variants' | 'sizeName'>): string {
  const hasColors = variants.some(({ color }) => color !== null);
  const hasSizes = variants.some(({ size }) => size !== null);
  if (!hasColors) return sizeName;
  return hasSizes ? `Color and ${sizeName.toLowerCase()}` : 'Color';
}

type Choice = Pick<Variant, 'sku' | 'color'>;

/** The query that selects a variant: by its color if no other variant has it, otherwise by its SKU. */
export function variantQuery({ variants }: { variants: Choice[] }, { color, sku }: Choice): string {
  const ofColor = variants.filter((other) => color && other.color?.name === color.name);
  return color && ofColor.length === 1
    ? `color=${encodeURIComponent(color.name)}`
    : `sku=${encodeURIComponent(sku)}`;
}

/** The address that buys a variant directly. */
export function purchaseAddress(slug: string, quantity: number, sku?: string): string {
  const query = new URLSearchParams({ [wireNames.purchasedProduct]: slug });
  if (sku) query.set('sku', sku);
  query.set('quantity', String(quantity));
  return `/purchase?${query}`;
}

/** The address of a product's page, with a variant selected by SKU if there are several. An exclusive product has no public one. */
export function productHref(
  product: { slug: string; variants: Choice[]; state?: Product['state'] },
  sku?: string | null,
): string {
  const chosen = product.variants.length > 1 && product.variants.find((variant) => variant.sku === sku);
  const folder = product.state === 'exclusive' ? '/productDetails' : '/product';
  return `${folder}/${product.slug}${chosen ? `?${variantQuery(product, chosen)}` : ''}`;
}
