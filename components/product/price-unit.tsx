import { piecePrice } from '@/lib/pricing/rules';
import { ListPrice } from './list-price';
import type { Product } from '@/lib/catalog/schema/product';
import { perUnit } from '@/lib/catalog/rules/units';

/** The unit of a price, and the price of one piece: "per pack of 100 · from $0.12 / piece". */
export function PriceUnit({
  product,
  price = product.price,
  from = false,
  quiet = false,
  stacked = false,
  of,
}: {
  product: Pick<Product, 'unit' | 'packSize' | 'currency' | 'price'>;
  /** The price of one unit, if it differs from the product's own. */
  price?: number;
  /** The price is the lowest of several. */
  from?: boolean;
  /** Renders nothing if the unit is a single piece. */
  quiet?: boolean;
  /** On two lines, for the column of a table. */
  stacked?: boolean;
  /** Whose public price it is. */
  of?: { slug: string; sku?: string };
}) {
  const unit = perUnit(product);
  const piece = piecePrice(product, price);
  if (quiet && unit === 'each') return null;
  return (
    <span className="text-muted">
      {/* The dot ends the first line if the text wraps. */}
      <span className="whitespace-nowrap">{piece && !stacked ? `${unit} ·` : unit}</span>
      {piece && (
        <>
          {stacked ? <br /> : ' '}
          <span className="figures whitespace-nowrap">
            {from && 'from '}
            {of ? (
              <ListPrice slug={of.slug} sku={of.sku} piece>
                {piece}
              </ListPrice>
            ) : (
              piece
            )}
          </span>
        </>
      )}
    </span>
  );
}
