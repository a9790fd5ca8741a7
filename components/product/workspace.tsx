'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { chosenVariant } from '@/lib/catalog/rules/variants';
import type { Product } from '@/lib/catalog/types';
import { keepTogether } from '@/lib/shared/typography';
import { AddToCart } from './add-to-cart';
import { ProductCodes } from './product-codes';
import { Magnifier } from './magnifier';
import { VariantChoice } from './variant-choice';

/** The item with one of its colors or sizes chosen: picture, price, quantity, cart. */
export function Workspace({ product, madeAt }: { product: Product; madeAt: string }) {
  const params = useSearchParams();
  const variant = chosenVariant(product, params.get('color'), params.get('sku'));

  useEffect(() => {
    // The bare addresses of the workspace lead to what was viewed last.
    document.cookie = `viewed=${product.slug}; path=/productDetails; max-age=2592000; samesite=lax`;
  }, [product.slug]);

  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:gap-12">
      <Magnifier
        key={variant.img}
        src={variant.img || product.img}
        alt={nameOf(product, variant.color?.name)}
      />
      <div className="flex flex-col gap-5">
        <div>
          <ProductCodes product={product} variant={variant} />
          <h1 className="mt-1 text-4xl">{keepTogether(product.name)}</h1>
        </div>
        <VariantChoice product={product} chosen={variant} />
        <AddToCart key={variant.sku} product={product} variant={variant} madeAt={madeAt} />
      </div>
    </div>
  );
}

const nameOf = (product: Product, color?: string) =>
  color ? `${product.name}, ${color.toLowerCase()}` : product.name;
