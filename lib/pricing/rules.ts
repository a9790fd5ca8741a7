import { expectedText } from '../catalog/rules/backorders';
import { maxQuantityOf, startQuantity } from '../catalog/rules/quantity';
import { countUnits, perUnit } from '../catalog/rules/units';
import { choiceName, variantName, variantQuery } from '../catalog/rules/variants';
import type { PriceBreak, PriceStep, Product } from '../catalog/schema/product';
import { formatMoney, formatPart, roundedShare, type MinorUnits } from '../shared/money';
import type { VariantChoice } from './schema';

/** A price less a percentage. Exact for percentages of up to four decimals. */
export const lessPercent = (price: MinorUnits, percentOff: number) =>
  roundedShare(price, 1_000_000 - Math.round(percentOff * 10_000), 1_000_000);

/**
 * The price of one unit when `quantity` units are bought together: by the best price break they reach, or by the buyer's
 * contract where that is lower. A contract never makes anything dearer.
 */
export function unitPrice(
  { priceBreaks }: Pick<Product, 'priceBreaks'>,
  { price, contract = [] }: { price: MinorUnits; contract?: PriceStep[] },
  quantity: number,
): MinorUnits {
  const reached = priceBreaks.filter(({ from }) => quantity >= from);
  const open = lessPercent(price, Math.max(0, ...reached.map(({ percentOff }) => percentOff)));
  return Math.min(open, contract.findLast(({ from }) => quantity >= from)?.price ?? open);
}

/**
 * What one unit costs from each quantity on at which that changes, beginning with the quantity `start`: price breaks and
 * contract together.
 */
export function priceSteps(
  product: Pick<Product, 'priceBreaks'>,
  variant: { price: MinorUnits; contract?: PriceStep[] },
  start: number,
): PriceStep[] {
  const later = [...product.priceBreaks, ...(variant.contract ?? [])].map(({ from }) => from);
  const starts = [...new Set([start, ...later.filter((from) => from > start)])].sort((a, b) => a - b);
  const steps = starts.map((from) => ({ from, price: unitPrice(product, variant, from) }));
  return steps.filter(({ price }, index) => price !== steps[index - 1]?.price);
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

/** The next quantity with a lower price, for "add 4 more, pay less". Null when the best price is reached. */
export function nextBreak(
  product: Pick<Product, 'priceBreaks'>,
  variant: { price: MinorUnits; contract?: PriceStep[] },
  quantity: number,
): { more: number; price: MinorUnits } | null {
  const current = unitPrice(product, variant, quantity);
  const next = priceSteps(product, variant, quantity).find(({ price }) => price < current);
  return next ? { more: next.from - quantity, price: next.price } : null;
}

/** "$0.12 / piece": the price of one piece of a pack; null when the unit is a single piece. */
export function piecePrice(
  { packSize, currency }: Pick<Product, 'packSize' | 'currency'>,
  price: MinorUnits,
): string | null {
  return packSize > 1 ? `${formatPart(price / packSize, currency)} / piece` : null;
}

/** The lowest and the highest price of a product's variants, in minor units; without the second, all cost the same. */
export type PriceSpan = { price: number; priceTo?: number };

/** Whether all variants cost the same. */
export function hasOnePrice({ price, priceTo = price }: PriceSpan): boolean {
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
    step: Math.max(1, product.multiple),
    max: maxQuantityOf(product),
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
      ...(variant.backorder && { backorder: `on backorder, ${expectedText(variant.backorder)}` }),
    })),
  };
}
