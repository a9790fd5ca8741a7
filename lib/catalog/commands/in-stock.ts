import { products, updateProduct } from '../collection/products';
import { stock } from '../collection/stock';

/** Updates a product's `inStock` flag, which the "in stock" filter reads, from the stock of its variants. */
export async function refreshInStock(productId: string): Promise<void> {
  const product = await products().findOne({ _id: productId }, { projection: { 'variants.sku': 1 } });
  // Removed variants keep their stock because open orders may still return units.
  const skus = product?.variants.map(({ sku }) => sku) ?? [];
  const available = await stock().findOne(
    { _id: { $in: skus }, available: { $gt: 0 } },
    { projection: { _id: 1 } },
  );
  const inStock = available !== null;
  await updateProduct({ _id: productId, inStock: { $ne: inStock } }, { inStock });
}
