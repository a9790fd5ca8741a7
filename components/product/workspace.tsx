'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { choiceName, chosenVariant } from '@/lib/catalog/rules/variants';
import type { OfferedProduct } from '@/lib/catalog/schema/product';
import { hasOnePrice } from '@/lib/pricing/rules';
import { keepTogether } from '@/lib/shared/typography';
import { AddToCart } from './add-to-cart';
import { Magnifier } from './magnifier';
import { PriceUnit } from './price-unit';
import { ProductCodes } from './product-codes';
import { ProductPrice } from './product-price';
import { VariantChoice } from './variant-choice';

/** A product with the variant in the address: picture, price, quantity, cart. */
export function Workspace({
  product,
  notOffered = null,
  madeAt,
}: {
  product: OfferedProduct;
  /** Why this buyer can't buy it. */
  notOffered?: string | null;
  madeAt: string;
}) {
  const params = useSearchParams();
  const variant = chosenVariant(product.variants, params.get('color'), params.get('sku'));
  const img = variant?.img || product.img;

  useEffect(() => {
    // The workspace addresses without a product open the product viewed last.
    document.cookie = `viewed=${product.slug}; path=/productDetails; max-age=2592000; samesite=lax`;
  }, [product.slug]);

  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:gap-12">
      <Magnifier key={img} src={img} alt={nameOf(product, variant?.color?.name)} />
      <div className="flex flex-col gap-5">
        <div>
          <ProductCodes product={product} variant={variant ?? undefined} />
          <h1 className="mt-1 text-4xl">{keepTogether(product.name)}</h1>
        </div>
        <VariantChoice product={product} chosen={variant} />
        {variant ? (
          <AddToCart
            key={variant.sku}
            product={product}
            variant={variant}
            notOffered={notOffered}
            madeAt={madeAt}
          />
        ) : (
          <>
            <p>
              <span className="font-display text-4xl font-semibold">
                <ProductPrice product={product} />
              </span>{' '}
              <PriceUnit product={product} from={!hasOnePrice(product)} of={product} />
            </p>
            <p className="text-muted">
              {notOffered ??
                `Choose: ${choiceName(product).toLowerCase()}. Then you see its price and stock, and can add it to your cart.`}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

const nameOf = (product: OfferedProduct, color?: string) =>
  color ? `${product.name}, ${color.toLowerCase()}` : product.name;
