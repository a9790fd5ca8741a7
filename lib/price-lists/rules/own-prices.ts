import { startQuantity } from '../../catalog/rules/quantity';
import type { Product, ProductVariant } from '../../catalog/schema/product';
import { priceSteps, unitPrice } from '../../pricing/rules';
import type { OwnPrices } from '../schema';

/** What a product costs a buyer whose contract prices are on the variants in `priced`; null where nothing is cheaper. */
export function ownPricesOf(
  product: Product,
  priced: Map<string, ProductVariant>,
): OwnPrices['products'][number] | null {
  const start = startQuantity(product);
  const variants = product.variants.map(({ sku, price }) => {
    const variant = priced.get(sku)?.variant ?? { price };
    const steps = priceSteps(product, variant, start);
    const isCheaper = steps.some(({ from, price: own }) => own < unitPrice(product, { price }, from));
    return { sku, listPrice: unitPrice(product, { price }, start), steps, isCheaper };
  });
  if (!variants.some(({ isCheaper }) => isCheaper)) return null;
  return {
    slug: product.slug,
    packSize: product.packSize,
    variants: variants.map(({ sku, listPrice, steps }) => ({ sku, listPrice, steps })),
  };
}
