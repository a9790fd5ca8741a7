'use client';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Cart, CartLine as Line, PunchoutView } from '@/lib/cart/schema';
import type { CartDelivery } from '@/lib/delivery/schema';
import { goodsDiscount } from '@/lib/discounts/rules/offer';
import { ReturnButtons } from '@/components/punchout/return-buttons';
import { ReturnCard } from '@/components/punchout/return-card';
import { RequestQuote } from '@/components/quotes/request-quote';
import { AddToList } from '@/components/shopping-lists/add-to-list';
import { CartLine } from './cart-line';
import { CartDiscounts, CartSummary } from './cart-summary';
import { DeliveryEstimate } from './delivery-estimate';
import { useCart } from './use-cart';

/** The cart, with the lines saved for later below it. */
export function CartView({
  initial,
  delivery,
  countries,
  company,
  isVisitor,
  punchout = null,
}: {
  initial: Cart;
  /** The delivery of this cart to the address that the checkout proposes first. */
  delivery: CartDelivery;
  countries: { code: string; name: string }[];
  /** The company in whose name the customer buys, if the customer may. */
  company: { id: string; name: string } | null;
  /** Whether nobody is signed in. */
  isVisitor: boolean;
  /** The session of a purchasing system to which the cart goes back. */
  punchout?: PunchoutView | null;
}) {
  const { cart, busySku, replace, change, exchange, remove } = useCart(initial);
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
    onExchange: (to: { sku: string; name: string; quantity: number }) => void exchange(line.sku, to),
    onRemove: () => void remove(line.sku, line.name),
    onComment:
      company || line.comment
        ? (comment: string) => change(line.sku, { comment }, `${line.name}: comment saved`)
        : undefined,
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
            action={
              <>
                <ButtonLink href="/shop">Go to the shop</ButtonLink>
                {punchout && <ReturnButtons ready={false} />}
              </>
            }
          >
            {punchout
              ? `What you add waits here for the purchasing system of ${punchout.company}`
              : isVisitor
                ? 'What you add waits here, and comes along when you log in.'
                : 'What you add waits here for you, on every device.'}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {cart.lines.map((line, index) => (
              <CartLine key={line.sku} {...lineProps(line)} first={index < 3} />
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
          <CartDiscounts cart={cart} onChange={replace} isVisitor={isVisitor} />
          <DeliveryEstimate cart={cart} initial={delivery} countries={countries} />
          {!isVisitor && (
            <RequestQuote
              lines={cart.lines
                .filter(({ state }) => state !== 'unavailable')
                .map(({ sku, quantity }) => ({ sku, quantity }))}
              company={company}
            />
          )}
          {!isVisitor && <AddToList lines={cart.lines.map(({ sku, quantity }) => ({ sku, quantity }))} />}
          {punchout ? (
            <ReturnCard cart={cart} punchout={punchout} />
          ) : (
            <CartSummary cart={cart} isVisitor={isVisitor} />
          )}
        </div>
      )}
    </div>
  );
}
