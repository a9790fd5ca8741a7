import { defineRoute } from '@/lib/api/route';
import { findCart } from '@/lib/cart/queries';
import { cartResponse } from '@/lib/cart/schema';
import { buyer } from '@/lib/cart/queries/visitor';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: buyer,
    summary: 'Your cart, with current prices and stock',
    response: cartResponse,
  },
  async ({ caller }) => ok(await findCart(caller)),
);
