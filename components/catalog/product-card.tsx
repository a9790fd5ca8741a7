import { ProductPicture } from '@/components/product/product-picture';
import { ProductPrice } from '@/components/product/product-price';
import { PriceUnit } from '@/components/product/price-unit';
import { buttonClasses } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { hasOnePrice } from '@/lib/pricing/rules';
import { startQuantity } from '@/lib/catalog/rules/quantity';
import { hasChoice, purchaseAddress, variantName, variantQuery } from '@/lib/catalog/rules/variants';
import type { Product } from '@/lib/catalog/schema/product';
import { keepTogether } from '@/lib/shared/typography';
import { ChooseLink } from './choose-link';
import { CompareToggle } from './compare-toggle';
import { ProductLink } from './product-link';
import { countUnits } from '@/lib/catalog/rules/units';

/** A product in a list: picture and name lead to its page, the button to the purchase or to the choice of a variant. */
export function ProductCard({
  product,
  matchedSku,
  comparable = false,
  priority = false,
  heading: Heading = 'h3',
}: {
  product: Product;
  /** The variant that a search has matched. */
  matchedSku?: string;
  comparable?: boolean;
  priority?: boolean;
  heading?: 'h2' | 'h3';
}) {
  const min = startQuantity(product);
  const matched = hasChoice(product) ? product.variants.find(({ sku }) => sku === matchedSku) : undefined;
  const query = matched && variantQuery(product, matched);
  const available = (matched ?? product).availableQuantity;
  return (
    <article className="flex w-full overflow-hidden sm:flex-col rounded-card border border-line bg-surface">
      <ProductLink
        slug={product.slug}
        prefetch={false}
        tabIndex={-1}
        aria-hidden
        className="block bg-picture max-sm:w-28 max-sm:shrink-0"
      >
        <ProductPicture
          src={matched?.img || product.img}
          alt=""
          priority={priority}
          sizes="(min-width: 1024px) 300px, (min-width: 640px) 50vw, 112px"
        />
      </ProductLink>
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4 max-sm:gap-1.5 max-sm:p-3">
        {/* Grows, so that the prices and buttons of a row align. */}
        <div className="flex-1">
          <p className="text-sm text-muted">
            {product.brand}
            {matched
              ? ` · ${variantName(matched)} · ${matched.sku}`
              : !hasChoice(product) && ` · ${product.sku}`}
          </p>
          <Heading className="mt-1 text-xl max-sm:mt-0 max-sm:text-lg max-sm:leading-snug">
            <ProductLink slug={product.slug} query={query} className="underline-offset-4 hover:underline">
              {keepTogether(product.name)}
            </ProductLink>
          </Heading>
          {product.rating.count > 0 && (
            <p className="mt-1 flex items-center gap-2 text-sm text-muted">
              <Stars value={product.rating.average} size={16} /> (
              {product.rating.count.toLocaleString('en-US')})
            </p>
          )}
        </div>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
          <dt className="text-muted">Minimum order</dt>
          <dd className="figures text-right">{countUnits(product, min)}</dd>
          <dt className="text-muted">Available</dt>
          <dd className="figures text-right">{countUnits(product, available)}</dd>
        </dl>
        <p>
          <span className="font-display text-2xl font-semibold max-sm:text-xl">
            <ProductPrice
              product={matched ? { ...product, price: matched.price, priceTo: matched.price } : product}
            />
          </span>
          {/* Reserves the line, so that the prices of a row align. */}
          <span className="block text-sm max-sm:inline sm:min-h-5">
            <PriceUnit
              product={product}
              price={matched?.price ?? product.price}
              from={!matched && !hasOnePrice(product)}
              quiet
            />
          </span>
        </p>
        <div className="flex items-center justify-between gap-3">
          {comparable && <CompareToggle slug={product.slug} name={product.name} />}
          {available > 0 && hasChoice(product) && !matched ? (
            <ChooseLink slug={product.slug} name={product.name} />
          ) : available > 0 ? (
            <a
              href={purchaseAddress(product.slug, min, matched?.sku)}
              className={buttonClasses('primary', 'sm', 'ml-auto')}
              aria-label={`Purchase ${product.name}`}
            >
              Purchase
            </a>
          ) : (
            <a
              href={`/product/${product.slug}`}
              className={buttonClasses('secondary', 'sm', 'ml-auto')}
              aria-label={`View ${product.name}`}
            >
              View product
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
