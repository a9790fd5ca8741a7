'use client';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Cart, CartLine as Line } from '@/lib/cart/types';
import { formatMoney } from '@/lib/shared/money';
import { CartLine } from './cart-line';
import { useCart } from './use-cart';

/** The whole cart, with what is saved for later below it. */
export function CartView({ initial }: { initial: Cart }) {
  const { cart, busySku, change, remove } = useCart(initial);
  const lineProps = (line: Line) => ({
    line,
    currency: cart.currency,
    busy: busySku === line.sku,
    saved: cart.saved.includes(line),
    onQuantity: (quantity: number) => change(line.sku, { quantity }, 'Cart updated'),
    onSave: () => {
      const saved = !cart.saved.includes(line);
      void change(line.sku, { saved }, saved ? 'Saved for later' : `${line.name} added to your cart`);
    },
    onRemove: () => void remove(line.sku, line.name),
  });

  return (
    <div className={cart.lines.length ? 'grid items-start gap-8 lg:grid-cols-[1fr_22rem]' : undefined}>
      <div>
        {cart.lines.length === 0 ? (
          <EmptyState
            title="Your cart is empty"
            action={<ButtonLink href="/shop">Go to the shop</ButtonLink>}
          >
            What you add waits here for you, on every device.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {cart.lines.map((line) => (
              <CartLine key={line.sku} {...lineProps(line)} />
            ))}
          </ul>
        )}
        {cart.saved.length > 0 && (
          <section aria-labelledby="saved" className="mt-10">
            <h2 id="saved" className="part-title mb-4">
              Saved for later
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {cart.saved.map((line) => (
                <CartLine key={line.sku} {...lineProps(line)} />
              ))}
            </ul>
          </section>
        )}
      </div>
      {cart.lines.length > 0 && (
        <Card className="lg:sticky lg:top-24">
          <h2 className="text-xl">Summary</h2>
          <dl className="figures mt-4 flex justify-between text-lg">
            <dt>
              Subtotal{' '}
              <span className="text-muted">
                ({cart.count === 1 ? '1 item' : `${cart.count.toLocaleString('en-US')} items`})
              </span>
            </dt>
            <dd className="font-semibold" aria-live="polite">
              {formatMoney(cart.subtotal, cart.currency)}
            </dd>
          </dl>
          <p className="mt-2 text-sm text-muted">Delivery and tax are added on the next page.</p>
          {cart.ready ? (
            <ButtonLink href="/purchase" size="lg" className="mt-5 w-full">
              Check out
            </ButtonLink>
          ) : (
            <>
              <p role="status" className="mt-4 text-sm font-medium text-warn">
                Something above can’t be bought as it stands: change its quantity, save it for later or remove
                it.
              </p>
              <span aria-disabled className={buttonClasses('primary', 'lg', 'mt-3 w-full')}>
                Check out
              </span>
            </>
          )}
        </Card>
      )}
    </div>
  );
}
