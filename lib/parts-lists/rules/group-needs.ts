import { equalityKey } from '../../catalog/rules/equal-products';
import type { ProductVariant } from '../../catalog/schema/product';
import { unitPrice } from '../../pricing/rules';
import type { PartsListLine } from '../schema';
import type { Need, NeedGroup } from './options';
import type { Supply } from './supplies';

/** Alternatives of one product that are considered, the cheapest for a piece. */
const maxAlternatives = 4;

const supplyOf = ({ product, variant }: ProductVariant): Supply => ({
  sku: variant.sku,
  packSize: Math.max(1, product.packSize),
  price: variant.price,
  priceBreaks: product.priceBreaks,
  contract: variant.contract,
  limits: product,
  availableQuantity: variant.availableQuantity,
  weightGrams: product.weightGrams,
  oversize: product.oversize,
  dangerousGoods: product.dangerousGoods,
  leadTimeDays: product.leadTimeDays,
});

export type Grouped = NeedGroup & { offers: ProductVariant[] };

/** Needs of the same specification together, each with the offers that have it. */
export function groupNeeds(
  lines: PartsListLine[],
  offers: Map<string, ProductVariant>,
  equal: Map<string, ProductVariant[]>,
): Grouped[] {
  const groups = new Map<string, { first: ProductVariant; needs: Need[] }>();
  for (const { sku, pieces } of lines) {
    const first = offers.get(sku)!;
    const key = equalityKey(first) ?? sku;
    const group = groups.get(key) ?? { first, needs: [] };
    const need = group.needs.find((one) => one.sku === sku);
    if (need) need.pieces += pieces;
    else group.needs.push({ sku, pieces });
    groups.set(key, group);
  }
  return [...groups.values()].map(({ first, needs }) => {
    const named = needs.map(({ sku }) => offers.get(sku)!);
    const perPiece = ({ product, variant }: ProductVariant) =>
      unitPrice(product, variant, Infinity) / Math.max(1, product.packSize);
    const others = (equal.get(first.variant.sku) ?? [])
      .filter(({ variant }) => !needs.some(({ sku }) => sku === variant.sku))
      .sort((one, other) => perPiece(one) - perPiece(other))
      .slice(0, maxAlternatives);
    const all = [...named, ...others];
    return { needs, offers: all, supplies: all.map(supplyOf) };
  });
}
