import { findProductsInAnyState } from '../../catalog/queries/products';
import type { ProductVariant } from '../../catalog/schema/product';
import type { OrderLine } from '../schema/order';

/** The category of each SKU's product: of the offers, and of products in the order that are no longer sold. */
export async function findCategories(
  agreed: OrderLine[],
  offers: Map<string, ProductVariant>,
): Promise<(sku: string) => string> {
  const gone = agreed.filter(({ sku }) => !offers.has(sku));
  const found = gone.length ? await findProductsInAnyState(gone.map(({ productId }) => productId)) : [];
  const byProduct = new Map(found.map(({ _id, category }) => [_id, category]));
  const bySku = new Map(gone.map(({ sku, productId }) => [sku, byProduct.get(productId) ?? '']));
  return (sku) => offers.get(sku)?.product.category ?? bySku.get(sku) ?? '';
}
