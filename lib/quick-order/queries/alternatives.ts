import { findOffers, offeredTo } from '../../assortments/queries';
import { findEqual } from '../../catalog/queries/equal-products';
import { findProductsBySlug } from '../../catalog/queries/products';
import { maxQuantityUpTo } from '../../catalog/rules/quantity';
import type { ProductVariant } from '../../catalog/schema/product';
import { unitPrice } from '../../pricing/rules';
import { withContractPrices, type ContractBuyer } from '../../price-lists/queries';
import { differencesOf, quantityInstead, type AlternativeKind } from '../rules/alternatives';
import type { Alternative, AlternativesQuery } from '../schema';
import { listPartOf } from './resolve-list';

/** More than these are no help. */
const maxShown = 4;

/** The variants of the product that replaces a discontinued one: of its size and color, or the only one. */
async function findSuccessors({ product, variant }: ProductVariant): Promise<ProductVariant[]> {
  const [successor] = product.successor ? await findProductsBySlug([product.successor]) : [];
  if (!successor) return [];
  const { variants } = successor;
  const same = variants.filter(
    ({ size, color }) => size === variant.size && color?.name === variant.color?.name,
  );
  return (variants.length === 1 ? variants : same).map((one) => ({ product: successor, variant: one }));
}

/**
 * What a buyer can have now in place of so many units of a SKU that aren't in stock: variants of equal specification, and
 * what replaces a discontinued product, each with the quantity that has as many pieces; the cheapest first. Empty when the
 * units are in stock, or the SKU isn't offered to the buyer.
 */
export async function findAlternatives(
  { sku, quantity }: AlternativesQuery,
  buyer: ContractBuyer,
): Promise<Alternative[]> {
  const offer = (await findOffers([sku], buyer)).get(sku);
  if (!offer || quantity <= maxQuantityUpTo(offer.product, offer.variant.availableQuantity)) return [];
  const [equal, successors, isFor] = await Promise.all([
    findEqual([offer]),
    findSuccessors(offer),
    offeredTo(buyer),
  ]);
  const kinds = new Map<string, AlternativeKind>();
  const found = [...(equal.get(sku) ?? []), ...successors].filter(({ product }) => isFor(product));
  for (const { variant } of successors) kinds.set(variant.sku, 'successor');
  for (const { variant } of equal.get(sku) ?? []) kinds.set(variant.sku, 'equal');
  const priced = await withContractPrices(new Map(found.map((one) => [one.variant.sku, one])), buyer);
  return [...priced.values()]
    .flatMap((one) => {
      const instead = quantityInstead(offer, quantity, one);
      if (instead === null) return [];
      const part = listPartOf(one);
      const differs = differencesOf(offer, one, kinds.get(part.sku) ?? 'equal');
      return [{ part, quantity: instead, total: unitPrice(part, part, instead) * instead, differs }];
    })
    .sort((one, other) => one.total - other.total)
    .slice(0, maxShown);
}
