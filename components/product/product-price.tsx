import { formatMoney } from '@/lib/shared/money';
import { hasOnePrice } from '@/lib/pricing/rules';
import type { Product } from '@/lib/catalog/schema/product';

/** The price of one unit: one price, or the range over all variants. */
export function ProductPrice({
  product,
}: {
  product: Pick<Product, 'price' | 'priceTo' | 'currency' | 'unit'>;
}) {
  return (
    <span className="figures">
      <span className="whitespace-nowrap">{formatMoney(product.price, product.currency)}</span>
      {!hasOnePrice(product) && (
        <>
          {' '}
          <span className="whitespace-nowrap">to {formatMoney(product.priceTo, product.currency)}</span>
        </>
      )}
    </span>
  );
}
