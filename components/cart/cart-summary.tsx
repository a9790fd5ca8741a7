import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Cart } from '@/lib/cart/schema';
import { discountLabel } from '@/lib/discounts/rules/offer';
import { formatMoney } from '@/lib/shared/money';
import { DiscountCode } from './discount-code';
import { formatNumber } from '@/lib/shared/formats';

/** The discounts of the cart, and the input of a code. */
export function CartDiscounts({
  cart,
  onChange,
  isVisitor,
}: {
  cart: Cart;
  onChange: (cart: Cart) => void;
  isVisitor: boolean;
}) {
  const { discounts, currency } = cart;
  // Codes belong to accounts: some can be used once by each customer.
  if (isVisitor && discounts.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">Discounts</h2>
      {discounts.length > 0 && (
        <dl className="figures flex flex-col gap-1 text-good">
          {discounts.map((one) => (
            <div key={one.id} className="flex justify-between gap-4">
              <dt className="min-w-0 wrap-anywhere">{discountLabel(one)}</dt>
              <dd className="text-right">
                {one.kind === 'free-delivery' ? 'Free delivery' : formatMoney(-one.amount, currency)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isVisitor && <DiscountCode offer={cart} onChange={onChange} />}
    </Card>
  );
}

const sumClasses =
  'figures mt-4 flex justify-between text-lg phone:mt-0 phone:flex-col [&>dd]:font-semibold phone:[&>dd]:text-xl phone:[&>dd]:leading-tight phone:[&>dt]:text-sm';

/**
 * The subtotal and the checkout button: a card beside or below the lines; on a phone, a bar at the bottom of the screen
 * until the end of the cart is reached.
 */
export function CartSummary({
  cart: { count, subtotal, discount, currency, ready },
  isVisitor,
}: {
  cart: Cart;
  isVisitor: boolean;
}) {
  return (
    <Card
      data-foot-bar
      className="phone:sticky phone:bottom-0 phone:z-30 phone:-mx-4 phone:grid phone:grid-cols-[1fr_auto] phone:items-center phone:gap-x-4 phone:rounded-none phone:border-x-0 phone:border-b-0 phone:p-4 phone:pb-[max(1rem,env(safe-area-inset-bottom))] phone:shadow-[0_-8px_24px_-12px_rgb(0_0_0/0.35)]"
    >
      <h2 className="text-xl phone:sr-only">Summary</h2>
      <dl className={`${sumClasses} ${discount ? 'phone:hidden' : ''}`}>
        <dt>
          Subtotal{' '}
          <span className="text-muted">({count === 1 ? '1 item' : `${formatNumber(count)} items`})</span>
        </dt>
        <dd aria-live="polite">{formatMoney(subtotal, currency)}</dd>
      </dl>
      {discount > 0 && (
        <dl className={sumClasses}>
          <dt>After discount</dt>
          <dd aria-live="polite">{formatMoney(subtotal - discount, currency)}</dd>
        </dl>
      )}
      <p className="mt-2 text-sm text-muted phone:order-last phone:col-span-2">
        Delivery and tax are added at checkout.
        {isVisitor && ' You log in or sign up there; your cart comes along.'}
      </p>
      {ready ? (
        <ButtonLink href="/purchase" size="lg" className="mt-5 w-full phone:mt-0">
          Check out
        </ButtonLink>
      ) : (
        <>
          <p
            role="status"
            className="mt-4 text-sm font-medium text-warn phone:order-first phone:col-span-2 phone:mt-0 phone:mb-2"
          >
            Something above can’t be bought as it stands: change its quantity, save it for later or remove it.
          </p>
          <span aria-disabled className={buttonClasses('primary', 'lg', 'mt-3 w-full phone:mt-0')}>
            Check out
          </span>
        </>
      )}
    </Card>
  );
}
