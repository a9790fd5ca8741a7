import { touchChangedAt, products } from '../collection/products';
import { stock } from '../collection/stock';

/** Keeps the mark that the filter "in stock" reads in step with the stock of an item's variants. */
export async function noteWhetherInStock(productId: string): Promise<void> {
  const product = await products().findOne({ _id: productId }, { projection: { 'variants.sku': 1 } });
  // A variant that was taken off keeps its stock, for orders that may still give it back.
  const skus = product?.variants.map(({ sku }) => sku) ?? [];
  const some = await stock().findOne(
    { _id: { $in: skus }, available: { $gt: 0 } },
    { projection: { _id: 1 } },
  );
  const inStock = some !== null;
  await products().updateOne(
    { _id: productId, inStock: { $ne: inStock } },
    { $set: { inStock }, ...touchChangedAt },
  );
}
