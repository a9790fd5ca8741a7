'use client';
import { ProductPicture } from '@/components/product/product-picture';
import { ProductPrice } from '@/components/product/product-price';
import { PriceUnit } from '@/components/product/price-unit';
import { Stars } from '@/components/ui/stars';
import type { ListRow } from '@/lib/catalog/rules/list-row';
import { purchaseAddress } from '@/lib/catalog/rules/variants';
import { hasOnePrice } from '@/lib/pricing/rules';
import { formatNumber } from '@/lib/shared/formats';
import { keepTogether } from '@/lib/shared/typography';
import { ChooseLink } from './choose-link';
import { CompareToggle } from './compare-toggle';
import { ListCartForm } from './list-cart-form';
import { ProductLink } from './product-link';

/**
 * A product in a list: its name is a link, which covers the picture too; it is added to the cart, bought, or a variant
 * of it chosen. A component of the browser, so that the page holds its plain values instead of a second copy of its markup.
 */
export function ProductCard({
  row,
  comparable = false,
  priority = false,
  heading: Heading = 'h3',
}: {
  row: ListRow;
  comparable?: boolean;
  priority?: boolean;
  heading?: 'h2' | 'h3';
}) {
  const { slug, name, rating, matched } = row;
  // The price of a product without a matched variant is that of all its variants.
  const sku = (matched && row.sku) ?? undefined;
  return (
    <article className="product-card">
      <ProductPicture
        src={row.img}
        alt=""
        priority={priority}
        sizes="(min-width: 1024px) 300px, (min-width: 640px) 50vw, 112px"
      />
      <div>
        <div>
          <p>{[row.brand, matched?.name, row.sku].filter(Boolean).join(' · ')}</p>
          <Heading>
            <ProductLink slug={slug} query={matched?.query}>
              {keepTogether(name)}
            </ProductLink>
          </Heading>
          {rating && (
            <p>
              <Stars value={rating.average} size={16} /> {`(${formatNumber(rating.count)})`}
            </p>
          )}
          {row.fits && <p>{row.fits}</p>}
        </div>
        <dl className={row.start > 1 ? 'has-minimum' : undefined}>
          {row.specification && (
            <>
              <dt>{row.specification.name}</dt>
              <dd>{row.specification.value}</dd>
            </>
          )}
          <dt>Minimum order</dt>
          <dd>{row.min}</dd>
          <dt>Available</dt>
          <dd>{row.available}</dd>
        </dl>
        <p>
          <ProductPrice product={row} sku={sku} />
          <span>
            <PriceUnit product={row} from={!hasOnePrice(row)} quiet of={{ slug, sku }} />
          </span>
        </p>
        <ListCartForm row={row} />
        <div>
          {comparable && <CompareToggle slug={slug} name={name} />}
          {row.isSoldOut ? (
            <a className="chamfer" href={`/product/${slug}`} aria-label={`View ${name}`}>
              View product
            </a>
          ) : row.sku === null ? (
            <ChooseLink slug={slug} name={name} />
          ) : (
            <a
              className="chamfer"
              href={purchaseAddress(slug, row.start, sku)}
              aria-label={`Purchase ${name}`}
            >
              Purchase
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
