import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { BlockedCart } from '@/components/checkout/blocked-cart';
import { Checkout } from '@/components/checkout/checkout';
import { VariantStep } from '@/components/checkout/variant-step';
import { VerifyFirst } from '@/components/checkout/verify-first';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { findActiveCompany } from '@/lib/auth/active-company';
import { asCustomer, requireSignedIn } from '@/lib/auth/current-session';
import { takeVisitorCart } from '@/lib/cart/commands/merge-visitor';
import { findReviewStep } from '@/lib/orders/commands/review-step';
import { findCheckoutBuyer } from '@/lib/orders/queries/checkout-buyer';
import { findCheckoutCart, findChosen } from '@/lib/orders/queries/checkout-cart';
import { agreementHref } from '@/lib/orders/rules/agreement-href';
import { purchaseHref, readChoices } from '@/lib/orders/rules/checkout';
import { findTaxing } from '@/lib/orders/queries/taxing';
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
  const [cart, shop, active] = await Promise.all([
    takeVisitorCart(person).then(() => findCheckoutCart(person, choices)),
    findShop(),
    findActiveCompany(person),
  ]);
  // What can't be accepted or called off now says so on its own page.
  if (!cart) return redirect(agreementHref(choices) ?? notFound());
  if ('undecided' in cart) {
    return (
      <div className="mx-auto w-full max-w-7xl px-4 py-8">
        <h1 className="mb-6 text-4xl">Purchase</h1>
        <VariantStep product={cart.undecided} choices={choices} />
      </div>
    );
  }
  const { company, addresses, offer } = await findCheckoutBuyer(person.userId, active, shop, cart);
  const buyer = { userId: person.userId, email: person.email, companyId: company?.id };
  const chosen = await findChosen(choices, addresses, cart, shop);
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
              {...chosen}
              shop={shop}
              choices={choices}
              {...await findReviewStep(buyer, cart, chosen, shop, choices.costCenter)}
              name={person.name}
              company={company}
              offer={offer}
              taxing={await findTaxing(cart.lines, shop, buyer)}
            />
          )}
        </>
      )}
    </div>
  );
}
