import { findAssortmentUse } from '@/lib/assortments/queries';
import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { countToDecide } from '@/lib/approvals/queries/deciding';
import { findCompanies } from '@/lib/auth/active-company';
import { asksForTwoFactor } from '@/lib/auth/current-session';
import { takeVisitorCart } from '@/lib/cart/commands/merge-visitor';
import { findCartSummary } from '@/lib/cart/queries';
import { meResponse } from '@/lib/cart/schema';
import { readShopper, shopperView, type PunchoutShopper } from '@/lib/cart/queries/punchout';
import { forgetVisitor, readVisitorToken, visitorOf } from '@/lib/cart/queries/visitor';
import { mayInCompany } from '@/lib/companies/rules/rights';
import { hasMachines } from '@/lib/machines/queries/machines';
import { hasOwnNumbers } from '@/lib/own-numbers/queries';
import { hasContractPrices } from '@/lib/price-lists/queries';
import { ok } from '@/lib/shared/result';
import { findAccount } from '@/lib/users/queries';

/** What a page shows of a punch-out session: its cart, and what the prices of its company change. */
async function shopperResponse(shopper: PunchoutShopper) {
  const [punchout, cart, contractPrices, { hasAssortment, isLimited }] = await Promise.all([
    shopperView(shopper),
    findCartSummary(shopper),
    hasContractPrices(shopper),
    findAssortmentUse(shopper),
  ]);
  return ok({
    person: null,
    punchout,
    cart,
    contractPrices: contractPrices || undefined,
    assortment: hasAssortment || undefined,
    limited: isLimited || undefined,
  });
}

export const GET = defineRoute(
  { access: anyone, summary: 'Who is signed in here, and what the cart holds', response: meResponse },
  async ({ caller }) => {
    const token = await readVisitorToken();
    if (!caller) {
      const shopper = await readShopper();
      if (shopper) return shopperResponse(shopper);
      const cart = token ? await findCartSummary(visitorOf(token)) : undefined;
      return ok({ person: null, ...(cart?.lines.length && { cart }) });
    }
    // What staff have put into a cart of their own doesn't move into that of a customer.
    if (token && !caller.actedBy) {
      await takeVisitorCart(caller);
      await forgetVisitor();
    }
    const { memberships, active } = await findCompanies(caller);
    const mayOrder = active !== null && mayInCompany(active, 'orders.place');
    const buyer = { userId: caller.userId, companyId: mayOrder ? active.id : undefined };
    const [account, cart, contractPrices, ownNumbers, machines, { hasAssortment, isLimited }, approvals] =
      await Promise.all([
        findAccount(caller.userId),
        findCartSummary(buyer),
        hasContractPrices(buyer),
        hasOwnNumbers(buyer),
        hasMachines(caller.userId, active),
        findAssortmentUse(buyer),
        active ? countToDecide(caller.userId, active) : 0,
      ]);
    const person = account && {
      ...account,
      role: caller.role,
      asksTwoFactor: asksForTwoFactor(account),
    };
    const personal = {
      person,
      cart,
      actingUntil: caller.actedBy?.until,
      contractPrices: contractPrices || undefined,
      ownNumbers: ownNumbers || undefined,
      machines: machines || undefined,
      approvals: approvals || undefined,
      assortment: hasAssortment || undefined,
      limited: isLimited || undefined,
    };
    if (memberships.length === 0) return ok(personal);
    return ok({ ...personal, companies: { active: active?.id ?? null, all: memberships } });
  },
);
