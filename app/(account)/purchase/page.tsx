import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlockedCart } from '@/components/checkout/blocked-cart';
import { Checkout } from '@/components/checkout/checkout';
import { VariantStep } from '@/components/checkout/variant-step';
import { VerifyFirst } from '@/components/checkout/verify-first';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { asCustomer, requireSignedIn } from '@/lib/auth/current-session';
import { listAddresses } from '@/lib/orders/queries/orders';
import { findCheckoutCart } from '@/lib/orders/queries/checkout-cart';
import { checkoutStep, purchaseHref, readChoices } from '@/lib/orders/rules/checkout';
import { findPaymentOffer } from '@/lib/orders/queries/payment-methods';
import { now } from '@/lib/platform/clock';
import { dayAt } from '@/lib/shared/dates';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Purchase',
  description: 'Address, delivery, payment, and your order.',
  robots: { index: false },
};

type Query = Record<string, string | string[] | undefined>;

export default async function PurchasePage({ searchParams }: { searchParams: Promise<Query> }) {
  const choices = readChoices(await searchParams);
  const person = await requireSignedIn(purchaseHref(choices));
  const [cart, addresses, shop] = await Promise.all([
    findCheckoutCart(person, choices),
    listAddresses(person.userId),
    findShop(),
  ]);
  if (!cart) notFound();
  if ('undecided' in cart) {
    return (
      <div className="mx-auto w-full max-w-7xl px-4 py-8">
        <h1 className="mb-6 text-4xl">Purchase</h1>
        <VariantStep product={cart.undecided} choices={choices} />
      </div>
    );
  }
  const address = addresses.find(({ id }) => id === choices.address) ?? null;
  const method = shop.deliveryMethods.find(({ id }) => id === choices.delivery) ?? null;
  const blocked = cart.lines.length > 0 && !cart.ready;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8">
      <h1 className="mb-6 text-4xl">Purchase</h1>
      {cart.lines.length === 0 ? (
        <EmptyState title="Your cart is empty" action={<ButtonLink href="/shop">Go to the shop</ButtonLink>}>
          Add something to it first, then come back to order it.
        </EmptyState>
      ) : !asCustomer(person) ? (
        <VerifyFirst email={person.email} />
      ) : (
        <>
          {blocked && <BlockedCart cart={cart} choices={choices} />}
          {/* The last step stays and shows the error of the order itself. */}
          {(!blocked || choices.step === 'review') && (
            <Checkout
              cart={cart}
              addresses={addresses}
              address={address}
              method={method}
              shop={shop}
              choices={choices}
              step={checkoutStep(choices.step, { address, delivery: method })}
              name={person.name}
              offer={findPaymentOffer(shop)}
              today={dayAt(now(), shop.timeZone)}
            />
          )}
        </>
      )}
    </div>
  );
}
