import { findProductsBySlug } from '../../catalog/queries/products';
import { startQuantity } from '../../catalog/rules/quantity';
import { variantName } from '../../catalog/rules/variants';
import { suggest } from '../../search/queries/suggest';
import type { ProductChoice } from '../schema/edit';

const maxChoices = 24;

/** The variants that staff may add to an order, found by words or a part number; the best matches first. */
export async function findProductChoices(q: string): Promise<ProductChoice[]> {
  const { products: found } = await suggest(q);
  const matched = new Map(found.map(({ slug, matchedSku }) => [slug, matchedSku]));
  const products = await findProductsBySlug(found.map(({ slug }) => slug));
  return products
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
