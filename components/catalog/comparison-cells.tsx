import { Link } from '@/components/ui/link';
import { ListPrice } from '@/components/product/list-price';
import { PriceUnit } from '@/components/product/price-unit';
import { ProductPrice } from '@/components/product/product-price';
import { ButtonLink } from '@/components/ui/button';
import { choiceName, hasChoice, variantName, variantQuery } from '@/lib/catalog/rules/variants';
import type { Product, Variant } from '@/lib/catalog/schema/product';
import { hasOnePrice } from '@/lib/pricing/rules';
import { formatMoney } from '@/lib/shared/money';

/** A compared product with its variant; null until one is chosen. */
export type ComparedColumn = { product: Product; variant: Variant | null };

/** The price of the chosen variant; before that the range of prices. */
export function ComparedPrice({ product, variant }: ComparedColumn) {
  return (
    <span className="block pt-3 [--price-room:6.5rem]">
      {variant ? (
        <ListPrice slug={product.slug} sku={variant.sku}>
          {formatMoney(variant.price, product.currency)}
        </ListPrice>
      ) : (
        <ProductPrice product={product} />
      )}
      <span className="block text-sm font-normal">
        <PriceUnit
          product={product}
          price={variant?.price ?? product.price}
          from={!variant && !hasOnePrice(product)}
          stacked
          of={{ slug: product.slug, sku: variant?.sku }}
        />
      </span>
    </span>
  );
}

/** Which variant is compared, with links to compare another one instead; a dash where there is nothing to choose. */
export function ComparedVariant({
  product,
  variant,
  hrefOf,
}: ComparedColumn & { hrefOf: (sku: string) => string }) {
  if (!hasChoice(product)) return '–';
  return (
    <details open={!variant}>
      <summary className="cursor-pointer font-semibold">
        {variant ? variantName(variant) : `Choose: ${choiceName(product).toLowerCase()}`}
      </summary>
      <ul className="mt-1">
        {product.variants.map((option) => (
          <li key={option.sku}>
            <Link
              href={hrefOf(option.sku)}
              prefetch={false}
              scroll={false}
              aria-current={option.sku === variant?.sku ? 'true' : undefined}
              className="inline-block py-1 text-link underline underline-offset-4 aria-[current=true]:font-semibold"
            >
              {variantName(option)}
              <span className="sr-only"> of {product.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The link to the workspace with the compared variant; none before a variant is chosen. */
export function ComparedLink({ product, variant }: ComparedColumn) {
  if (!variant) return <span className="text-sm text-muted">Choose above first</span>;
  const query = hasChoice(product) ? `?${variantQuery(product, variant)}` : '';
  return (
    <ButtonLink size="sm" href={`/productDetails/${product.slug}${query}`} prefetch={false}>
      View product<span className="sr-only"> {product.name}</span>
    </ButtonLink>
  );
}
