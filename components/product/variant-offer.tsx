'use client';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { useMe } from '@/components/layout/me-store';
import { onDemand } from '@/components/layout/on-demand';
import { AddToList } from '@/components/shopping-lists/add-to-list';
import { Badge } from '@/components/ui/badge';
import { buttonClasses } from '@/components/ui/button';
import { TextInput } from '@/components/ui/input';
import { purchaseAddress } from '@/lib/catalog/rules/variants';
import type { VariantOption } from '@/lib/pricing/schema';
import { newAlertHref } from '@/lib/stock-alerts/rules';
import { DeliveryDatesButton } from './delivery-dates-button';
import { ListPrice } from './list-price';
import { useSelection } from './variant-selection';

// Only products that are short need it.
const Alternatives = onDemand(() => import('./alternatives').then((loaded) => loaded.Alternatives));

const canBuy = ({ availableQuantity, backorder }: VariantOption) => availableQuantity > 0 || backorder;

/** Price, stock and SKU of the chosen variant; `children` describe the whole product until one is chosen. */
export function VariantOffer({ children }: { children: ReactNode }) {
  const { slug, label, options, chosen } = useSelection();
  if (options.length < 2 || !chosen) return children;
  return (
    <div role="status" className="flex flex-col gap-5">
      <p>
        <ListPrice slug={slug} sku={chosen.sku} className="font-display text-4xl font-semibold">
          {chosen.price}
        </ListPrice>{' '}
        {chosen.pack && (
          <span className="text-muted">
            {chosen.pack.unit} ·{' '}
            <ListPrice slug={slug} sku={chosen.sku} piece>
              {chosen.pack.piece}
            </ListPrice>
          </span>
        )}
        <span className="block text-muted">
          {label}: {chosen.name} · SKU&nbsp;{chosen.sku}
        </span>
      </p>
      <p>
        {chosen.availableQuantity > 0 ? (
          <Badge tone="good">{chosen.available} in stock</Badge>
        ) : (
          <Badge tone={chosen.backorder ? 'info' : 'bad'}>
            {chosen.backorder ? 'On backorder' : 'Out of stock'}
          </Badge>
        )}
        {chosen.backorder && <span className="ml-3 text-sm">More {chosen.backorder}</span>}
      </p>
    </div>
  );
}

/**
 * The buy buttons: only a chosen variant that is in stock can be bought. Of one that is not, buyers can be told when it is
 * back, unless the product `isDiscontinued`.
 */
export function BuyLinks({ isDiscontinued }: { isDiscontinued: boolean }) {
  const router = useRouter();
  const me = useMe();
  const [typed, setTyped] = useState<number | null>(null);
  const { slug, name, label, quantity, step, max, options, chosen } = useSelection();
  if (!chosen) {
    return options.some(canBuy) ? (
      <a href="#variants" className={buttonClasses('primary', 'lg', 'max-lg:w-full')}>
        Choose: {label.toLowerCase()}
      </a>
    ) : null;
  }
  if (!canBuy(chosen))
    return (
      <>
        {!isDiscontinued && (
          <a
            href={newAlertHref(chosen.sku)}
            rel="nofollow"
            className={buttonClasses('secondary', 'lg', 'max-lg:w-full')}
          >
            Tell me when it is in stock
          </a>
        )}
        <Alternatives sku={chosen.sku} quantity={quantity} />
        {!isDiscontinued && <DeliveryDatesButton key={chosen.sku} sku={chosen.sku} start={quantity} />}
      </>
    );
  return (
    <>
      {/* Posts without scripts, too; with them the page stays. */}
      <form
        action="/api/cart/form"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void import('./submit-to-cart').then(({ submitToCart }) =>
            submitToCart(form, name, () => router.push('/cart')),
          );
        }}
        className="flex gap-3 max-lg:w-full"
      >
        <input type="hidden" name="sku" value={chosen.sku} />
        <TextInput
          type="number"
          name="quantity"
          aria-label="Quantity"
          required
          min={quantity}
          step={step}
          max={max}
          defaultValue={quantity}
          onChange={({ target }) => setTyped(target.valueAsNumber)}
          className="w-24!"
        />
        <button className={buttonClasses('primary', 'lg', 'grow')}>Add to cart</button>
      </form>
      {!me?.punchout && (
        <a
          href={purchaseAddress(slug, quantity, options.length > 1 ? chosen.sku : undefined)}
          className={buttonClasses('secondary', 'lg', 'max-lg:w-full')}
        >
          Purchase
        </a>
      )}
      {typed !== null && typed > chosen.availableQuantity && (
        <Alternatives sku={chosen.sku} quantity={typed} />
      )}
      <DeliveryDatesButton key={chosen.sku} sku={chosen.sku} start={quantity} />
      {me?.person && <AddToList size="lg" lines={[{ sku: chosen.sku, quantity: typed || quantity }]} />}
    </>
  );
}
