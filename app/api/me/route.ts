import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { asksForTwoFactor } from '@/lib/auth/admin-two-factor';
import { findCartSummary } from '@/lib/cart/queries';
import { ok } from '@/lib/shared/result';
import { findAccount } from '@/lib/users/queries';
import { personView } from '@/lib/users/schema/responses';

const cartSummary = z.object({
  count: z.number(),
  subtotal: z.number(),
  currency: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      color: z.string().nullable(),
      quantity: z.number(),
      img: z.string(),
      href: z.string(),
    }),
  ),
});
const me = z.object({ person: personView.nullable(), cart: cartSummary.optional() });

export const GET = defineRoute(
  { access: anyone, summary: 'Who is signed in here, and what the cart holds', response: me },
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
