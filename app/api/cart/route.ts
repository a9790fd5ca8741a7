import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { findCart } from '@/lib/cart/queries';
import { cartResponse } from '@/lib/cart/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'Your cart, with current prices and stock',
    response: cartResponse,
  },
  async ({ caller }) => ok(await findCart(caller)),
);
