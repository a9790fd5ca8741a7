'use client';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonClasses, ButtonLink } from '@/components/ui/button';
import { purchaseAddress } from '@/lib/catalog/rules/variants';
import { useSelection } from './variant-selection';

/** Price, stock and SKU of the chosen variant; `children` describe the whole product until one is chosen. */
export function VariantOffer({ children }: { children: ReactNode }) {
  const { label, options, chosen } = useSelection();
  if (options.length < 2 || !chosen) return children;
  return (
    <div role="status" className="flex flex-col gap-5">
      <p>
        <span className="figures font-display text-4xl font-semibold">{chosen.price}</span>{' '}
        {chosen.pack && (
          <span className="text-muted">{[chosen.pack.unit, chosen.pack.piece].join(' · ')}</span>
        )}
        <span className="block text-muted">
          {label}: {chosen.name} · SKU&nbsp;{chosen.sku}
        </span>
      </p>
      <p>
        {chosen.availableQuantity > 0 ? (
          <Badge tone="good">{chosen.available} in stock</Badge>
        ) : (
          <Badge tone="bad">Out of stock</Badge>
        )}
      </p>
    </div>
  );
}

/** The buy buttons: only a chosen variant that is in stock can be bought. */
export function BuyLinks() {
  const { slug, label, quantity, options, chosen } = useSelection();
  const workspace = `/productDetails/${slug}`;
  if (!chosen) {
    return options.some(({ availableQuantity }) => availableQuantity > 0) ? (
      <a href="#variants" className={buttonClasses('primary', 'lg', 'max-lg:w-full')}>
        Choose: {label.toLowerCase()}
      </a>
    ) : null;
  }
  if (chosen.availableQuantity === 0) return null;
  return (
    <>
      <ButtonLink
        href={options.length > 1 ? `${workspace}?${chosen.query}` : workspace}
        prefetch={false}
        size="lg"
        className="max-lg:w-full"
      >
        Add to cart
      </ButtonLink>
      <a
        href={purchaseAddress(slug, quantity, options.length > 1 ? chosen.sku : undefined)}
        className={buttonClasses('secondary', 'lg', 'max-lg:w-full')}
      >
        Purchase
      </a>
    </>
  );
}
