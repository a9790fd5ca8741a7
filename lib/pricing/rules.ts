import { startQuantity } from '../catalog/rules/quantity';
import { countUnits, perUnit } from '../catalog/rules/units';
import { choiceName, variantName, variantQuery } from '../catalog/rules/variants';
import type { Product, PriceBreak } from '../catalog/schema/product';
import { formatMoney, formatPart, type MinorUnits } from '../shared/money';
import type { VariantChoice } from './schema';

const lessPercent = (price: MinorUnits, percentOff: number) => Math.round((price * (100 - percentOff)) / 100);

/** The price of one unit when `quantity` units are bought together, by the best price break they reach. */
export function unitPrice(
  { priceBreaks }: Pick<Product, 'priceBreaks'>,
  { price }: { price: MinorUnits },
  quantity: number,
): MinorUnits {
  const reached = priceBreaks.filter(({ from }) => quantity >= from);
  return lessPercent(price, Math.max(0, ...reached.map(({ percentOff }) => percentOff)));
}

/** The price table of a variant: each break with its unit price, starting at the smallest quantity. */
export function priceTable(
  product: Pick<Product, 'priceBreaks'>,
  variant: { price: MinorUnits },
): (PriceBreak & { price: MinorUnits })[] {
  return [...product.priceBreaks]
    .sort((a, b) => a.from - b.from)
    .map((step) => ({ ...step, price: lessPercent(variant.price, step.percentOff) }));
}

/** The next price break, for "add 4 more, pay less". Null when the best price is reached. */
export function nextBreak(
  product: Pick<Product, 'priceBreaks'>,
  variant: { price: MinorUnits },
  quantity: number,
): { more: number; price: MinorUnits } | null {
  const current = unitPrice(product, variant, quantity);
  const next = priceTable(product, variant).find(({ from, price }) => from > quantity && price < current);
  return next ? { more: next.from - quantity, price: next.price } : null;
}

/** "$0.12 / piece": the price of one piece of a pack; null when the unit is a single piece. */
export function piecePrice(
  { packSize, currency }: Pick<Product, 'packSize' | 'currency'>,
  price: MinorUnits,
): string | null {
  return packSize > 1 ? `${formatPart(price / packSize, currency)} / piece` : null;
}

/** Whether all variants cost the same. */
export function hasOnePrice({ price, priceTo }: Pick<Product, 'price' | 'priceTo'>): boolean {
  return price === priceTo;
}

/** The price of a product as text; with variants of several prices "$15.90 to $23.10". */
export function priceRange(
  product: Pick<Product, 'price' | 'priceTo' | 'currency'>,
  locale?: string,
): string {
  const prices = hasOnePrice(product) ? [product.price] : [product.price, product.priceTo];
  return prices.map((price) => formatMoney(price, product.currency, locale)).join(' to ');
}

/** The choice between the variants of a product. */
export function variantChoiceOf(product: Product): VariantChoice {
  return {
    slug: product.slug,
    name: product.name,
    label: choiceName(product),
    quantity: startQuantity(product),
    options: product.variants.map((variant) => ({
      sku: variant.sku,
      mpn: variant.mpn,
      name: variantName(variant),
      color: variant.color,
      img: variant.img || product.img,
      query: variantQuery(product, variant),
      price: formatMoney(variant.price, product.currency),
      pack:
        product.packSize > 1 ? { unit: perUnit(product), piece: piecePrice(product, variant.price) } : null,
      availableQuantity: variant.availableQuantity,
      available: countUnits(product, variant.availableQuantity),
    })),
  };
}
