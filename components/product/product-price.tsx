import { formatMoney } from '@/lib/shared/money';
import type { PriceSpan } from '@/lib/pricing/rules';
import type { Product } from '@/lib/catalog/schema/product';
import { ListPrice } from './list-price';

/** The price of one unit: one price, or the range over all variants. */
export function ProductPrice({
  product,
  sku,
}: {
  product: Pick<Product, 'slug' | 'currency'> & PriceSpan;
  /** The variant whose price it is; without one the product's. */
  sku?: string;
}) {
  const { slug, price, priceTo = price, currency } = product;
  return (
    <ListPrice slug={slug} sku={sku}>
      {priceTo === price ? (
        formatMoney(price, currency)
      ) : (
        <>
          <span className="whitespace-nowrap">{formatMoney(price, currency)}</span>{' '}
          <span className="whitespace-nowrap">to {formatMoney(priceTo, currency)}</span>
        </>
      )}
    </ListPrice>
  );
}
