import { listOwnAssortment, offeredTo } from '../../assortments/queries';
import { findProductsBySlug } from '../../catalog/queries/products';
import { startQuantity } from '../../catalog/rules/quantity';
import { variantName } from '../../catalog/rules/variants';
import { findOwnPart } from '../../own-numbers/queries';
import type { ContractBuyer } from '../../price-lists/queries';
import { suggest } from '../../search/queries/suggest';
import type { ProductChoice } from '../schema/edit';

const maxChoices = 24;

/**
 * The variants that staff may add to an order of a buyer, found by words or a part number, also one of the buyer's own;
 * the best matches first.
 */
export async function findProductChoices(
  q: string,
  buyer: ContractBuyer = { userId: '' },
): Promise<ProductChoice[]> {
  const [{ products: suggested }, own] = await Promise.all([suggest(q), findOwnPart(buyer, q)]);
  const found = own ? [own, ...suggested.filter(({ slug }) => slug !== own.slug)] : suggested;
  const matched = new Map(found.map(({ slug, matchedSku }) => [slug, matchedSku]));
  const [products, assorted, isFor] = await Promise.all([
    findProductsBySlug(found.map(({ slug }) => slug)),
    listOwnAssortment(buyer, q, 1),
    offeredTo(buyer),
  ]);
  const exclusive = assorted.rows.filter(({ state }) => state === 'exclusive');
  return [...exclusive, ...products]
    .filter(isFor)
    .flatMap((product) => {
      const named = matched.get(product.slug);
      const variants = named ? product.variants.filter(({ sku }) => sku === named) : product.variants;
      return variants.map((variant) => ({
        sku: variant.sku,
        name: product.name,
        variant: product.variants.length > 1 ? variantName(variant) : '',
        price: variant.price,
        currency: product.currency,
        availableQuantity: variant.availableQuantity,
        quantity: startQuantity(product),
      }));
    })
    .slice(0, maxChoices);
}
