import type { Metadata } from 'next';
import { CartView } from '@/components/cart/cart-view';
import { NotAdded } from '@/components/cart/not-added';
import { findActiveCompany } from '@/lib/auth/active-company';
import { currentSession } from '@/lib/auth/current-session';
import { takeVisitorCart } from '@/lib/cart/commands/merge-visitor';
import { findCart, findAddingProblem } from '@/lib/cart/queries';
import { shopperView } from '@/lib/cart/queries/punchout';
import { readVisitor, type CartOwner } from '@/lib/cart/queries/visitor';
import { findCartDelivery } from '@/lib/orders/queries/cart-delivery';
import { mayInCompany } from '@/lib/companies/rules/rights';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Your cart',
  description: 'What you are about to buy.',
  robots: { index: false },
};

/** What the cart says about a punch-out session; null for every other visitor. */
const shownSession = ({ companyId, punchout }: CartOwner) =>
  companyId && punchout ? shopperView({ companyId, punchout }) : null;

type Query = Record<string, string | string[] | undefined>;

/** The cart of the signed-in person or of a visitor; the query may name units that a form could not add. */
export default async function CartPage({ searchParams }: { searchParams: Promise<Query> }) {
  const person = await currentSession();
  if (person) await takeVisitorCart(person);
  const visitor = person ? null : await readVisitor();
  const owner = person ?? visitor!;
  const [cart, { countries }, active, problem, punchout] = await Promise.all([
    findCart(owner),
    findShop(),
    person && findActiveCompany(person),
    findAddingProblem(await searchParams),
    visitor && shownSession(visitor),
  ]);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8">
      <h1 className="mb-6 text-4xl">Your cart</h1>
      {problem && <NotAdded {...problem} />}
      <CartView
        initial={cart}
        delivery={await findCartDelivery(cart, owner.userId, active)}
        countries={countries}
        company={active && mayInCompany(active, 'orders.request') ? active : null}
        isVisitor={!person}
        punchout={punchout}
      />
    </div>
  );
}
