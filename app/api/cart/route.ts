import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { findCart } from '@/lib/cart/queries';
import { cartAnswer } from '@/lib/cart/schema';
import { ok } from '@/lib/shared/result';

export const GET = route(
  { who: signedIn, summary: 'Your cart, with the prices and stock of this moment', answer: cartAnswer },
  async ({ who }) => ok(await findCart(who.userId)),
);
