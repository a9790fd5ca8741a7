import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { asksForTwoFactor } from '@/lib/auth/current-session';
import { findCartSummary } from '@/lib/cart/queries';
import { meResponse } from '@/lib/cart/schema';
import { ok } from '@/lib/shared/result';
import { findAccount } from '@/lib/users/queries';

export const GET = defineRoute(
  { access: anyone, summary: 'Who is signed in here, and what the cart holds', response: meResponse },
  async ({ caller }) => {
    if (!caller) return ok({ person: null });
    const [account, cart] = await Promise.all([findAccount(caller.userId), findCartSummary(caller.userId)]);
    const person = account && {
      ...account,
      role: caller.role,
      asksTwoFactor: asksForTwoFactor(account),
    };
    return ok({ person, cart });
  },
);
