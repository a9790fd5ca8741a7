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

/** Updates the `inStock` flag of those of these products for which it is wrong. */
export async function refreshManyInStock(productIds: string[]): Promise<void> {
  const found = await products()
    .find({ _id: { $in: productIds } })
    .project<{ _id: string; inStock: boolean; variants: { sku: string }[] }>({
      inStock: 1,
      'variants.sku': 1,
    })
    .toArray();
  const skus = found.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const available = await stock()
    .find({ _id: { $in: skus }, available: { $gt: 0 } })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  const inStock = new Set(available.map(({ _id }) => _id));
  for (const { _id, variants, ...flag } of found) {
    const wanted = variants.some(({ sku }) => inStock.has(sku));
    if (wanted === flag.inStock) continue;
    // By the stock as it is then: an order may have taken the last unit since.
    await refreshInStock(_id);
  }
}
