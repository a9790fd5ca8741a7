'use client';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Cart, CartLine as Line } from '@/lib/cart/schema';
import { goodsDiscount } from '@/lib/discounts/rules/offer';
import { CartLine } from './cart-line';
import { CartDiscounts, CartSummary } from './cart-summary';
import { useCart } from './use-cart';

/** The cart, with the lines saved for later below it. */
export function CartView({ initial }: { initial: Cart }) {
  const { cart, busySku, replace, change, remove } = useCart(initial);
  const lineProps = (line: Line) => ({
    line,
    currency: cart.currency,
    discount: goodsDiscount(cart),
    busy: busySku === line.sku,
    saved: cart.saved.includes(line),
    onQuantity: (quantity: number) =>
      change(line.sku, { quantity }, `${line.name}: quantity updated to ${quantity}`),
    onSave: () => {
      const saved = !cart.saved.includes(line);
      void change(
        line.sku,
        { saved },
        saved ? `${line.name} saved for later` : `${line.name} added to your cart`,
      );
    },
    onRemove: () => void remove(line.sku, line.name),
  });

  return (
    <div
      className={
        cart.lines.length ? 'flex flex-col gap-8 lg:grid lg:grid-cols-[1fr_22rem] lg:items-start' : undefined
      }
    >
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
        // The bar of a phone sticks to the end of the whole cart, so it must not be inside a smaller box.
        <div className="max-lg:contents lg:sticky lg:top-24 lg:flex lg:flex-col lg:gap-4">
          <CartDiscounts cart={cart} onChange={replace} />
          <CartSummary cart={cart} />
        </div>
      )}
    </div>
  );
}
