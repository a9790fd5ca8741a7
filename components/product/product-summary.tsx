import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { countUnits, hasOnePrice } from '@/lib/catalog/rules/prices';
import { startQuantity } from '@/lib/catalog/rules/quantity';
import type { Item } from '@/lib/catalog/types';
import { keepTogether } from '@/lib/shared/typography';
import { AvailabilityLine } from './availability-line';
import { ItemCodes } from './item-codes';
import { ItemPrice } from './item-price';
import { PriceBreaks } from './price-breaks';
import { PriceUnit } from './price-unit';

/** Name, price, stock and the way to buy, beside the pictures. */
export function ProductSummary({ item, now }: { item: Item; now: Date }) {
  const least = startQuantity(item);
  // The table of the colours or sizes names the SKU of each.
  const single = item.variants.length === 1 ? item.variants[0] : undefined;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <ItemCodes item={item} variant={single} />
        <h1 className="mt-1 text-4xl sm:text-5xl">{keepTogether(item.name)}</h1>
        {item.rating.count > 0 && (
          <p className="mt-2 flex items-center gap-2">
            <Stars value={item.rating.average} />
            <a href="#reviews" className="text-link underline underline-offset-4">
              {item.rating.average.toFixed(1)} from {item.rating.count}{' '}
              {item.rating.count === 1 ? 'review' : 'reviews'}
            </a>
          </p>
        )}
      </div>
      <p>
        <span className="font-display text-4xl font-semibold">
          <ItemPrice item={item} />
        </span>{' '}
        <PriceUnit item={item} from={!hasOnePrice(item)} />
      </p>
      <AvailabilityLine item={item} available={item.availableQuantity} now={now} />
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm">
        <dt className="text-muted">Minimum order</dt>
        <dd className="figures text-right">{countUnits(item, least)}</dd>
        {item.multiple > 1 && (
          <>
            <dt className="text-muted">Sold in multiples of</dt>
            <dd className="figures text-right">{countUnits(item, item.multiple)}</dd>
          </>
        )}
      </dl>
      <PriceBreaks item={item} variant={item} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href={`/productDetails/${item.slug}`}
          prefetch={false}
          size="lg"
          className="max-lg:w-full"
        >
          Choose and add to cart
        </ButtonLink>
        {item.availableQuantity > 0 && (
          <a
            href={`/purchase?item=${item.slug}&quantity=${least}`}
            className={buttonClasses('secondary', 'lg', 'max-lg:w-full')}
          >
            Purchase
          </a>
        )}
      </div>
    </div>
  );
}
