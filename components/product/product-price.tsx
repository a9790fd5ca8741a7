import { formatMoney } from '@/lib/shared/money';
import { hasOnePrice } from '@/lib/pricing/rules';
import type { Product } from '@/lib/catalog/schema/product';
import { ListPrice } from './list-price';

/** The price of one unit: one price, or the range over all variants. */
export function ProductPrice({
  product,
  sku,
}: {
  product: Pick<Product, 'slug' | 'price' | 'priceTo' | 'currency'>;
  /** The variant whose price it is; without one the product's. */
  sku?: string;
}) {
  return (
    <ListPrice slug={product.slug} sku={sku}>
      <span className="whitespace-nowrap">{formatMoney(product.price, product.currency)}</span>
      {!hasOnePrice(product) && (
        <>
          {' '}
          <span className="whitespace-nowrap">to {formatMoney(product.priceTo, product.currency)}</span>
        </>
      )}
    </ListPrice>
  );
}
