import { Stars } from '@/components/ui/stars';
import { hasOnePrice } from '@/lib/pricing/rules';
import { productBackorder } from '@/lib/catalog/rules/backorders';
import { startQuantity } from '@/lib/catalog/rules/quantity';
import type { Product } from '@/lib/catalog/schema/product';
import { keepTogether } from '@/lib/shared/typography';
import { AvailabilityLine } from './availability-line';
import { ProductCodes } from './product-codes';
import { ProductPrice } from './product-price';
import { PriceBreaks } from './price-breaks';
import { PriceUnit } from './price-unit';
import { BuyLinks, VariantOffer } from './variant-offer';
import { countUnits } from '@/lib/catalog/rules/units';

/** Name, price, stock and the buy buttons, beside the pictures. */
export function ProductSummary({ product, now }: { product: Product; now: Date }) {
  const min = startQuantity(product);
  // With several variants the table names the SKU of each.
  const single = product.variants.length === 1 ? product.variants[0] : undefined;
  return (
    <div id="offer" className="flex scroll-mt-4 flex-col gap-5">
      <div>
        <ProductCodes product={product} variant={single} />
        <h1 className="mt-1 text-4xl sm:text-5xl">{keepTogether(product.name)}</h1>
        {product.rating.count > 0 && (
          <p className="mt-2 flex items-center gap-2">
            <Stars value={product.rating.average} />
            <a href="#reviews" className="text-link underline underline-offset-4">
              {product.rating.average.toFixed(1)} from {product.rating.count}{' '}
              {product.rating.count === 1 ? 'review' : 'reviews'}
            </a>
          </p>
        )}
      </div>
      <VariantOffer>
        <p>
          <span className="font-display text-4xl font-semibold">
            <ProductPrice product={product} />
          </span>{' '}
          <PriceUnit product={product} from={!hasOnePrice(product)} of={product} />
        </p>
        <AvailabilityLine
          product={product}
          available={product.availableQuantity}
          backorder={productBackorder(product)}
          now={now}
        />
        {!hasOnePrice(product) && <PriceBreaks product={product} variant={product} />}
      </VariantOffer>
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm">
        <dt className="text-muted">Minimum order</dt>
        <dd className="figures text-right">{countUnits(product, min)}</dd>
        {product.multiple > 1 && (
          <>
            <dt className="text-muted">Sold in multiples of</dt>
            <dd className="figures text-right">{countUnits(product, product.multiple)}</dd>
          </>
        )}
      </dl>
      {hasOnePrice(product) && <PriceBreaks product={product} variant={product} />}
      <div className="flex flex-wrap gap-3">
        <BuyLinks isDiscontinued={product.successor !== null} />
      </div>
    </div>
  );
}
