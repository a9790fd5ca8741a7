'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { chosenVariant } from '@/lib/catalog/rules/variants';
import type { Item } from '@/lib/catalog/types';
import { keepTogether } from '@/lib/shared/typography';
import { AddToCart } from './add-to-cart';
import { ItemCodes } from './item-codes';
import { Magnifier } from './magnifier';
import { VariantChoice } from './variant-choice';

/** The item with one of its colours or sizes chosen: picture, price, quantity, cart. */
export function Workspace({ item, madeAt }: { item: Item; madeAt: string }) {
  const params = useSearchParams();
  const variant = chosenVariant(item, params.get('colour'), params.get('sku'));

  useEffect(() => {
    // The bare addresses of the workspace lead to what was viewed last.
    document.cookie = `viewed=${item.slug}; path=/productDetails; max-age=2592000; samesite=lax`;
  }, [item.slug]);

  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:gap-12">
      <Magnifier key={variant.img} src={variant.img || item.img} alt={nameOf(item, variant.colour?.name)} />
      <div className="flex flex-col gap-5">
        <div>
          <ItemCodes item={item} variant={variant} />
          <h1 className="mt-1 text-4xl">{keepTogether(item.name)}</h1>
        </div>
        <VariantChoice item={item} chosen={variant} />
        <AddToCart key={variant.sku} item={item} variant={variant} madeAt={madeAt} />
      </div>
    </div>
  );
}

const nameOf = (item: Item, colour?: string) =>
  colour ? `${item.name}, ${colour.toLowerCase()}` : item.name;
