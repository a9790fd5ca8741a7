import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { addToCart } from '@/lib/cart/commands';
import { cartAnswer, wishInput } from '@/lib/cart/schema';

export const POST = route(
  {
    who: signedIn,
    summary: 'Add units of a SKU to your cart',
    body: wishInput,
    answer: cartAnswer,
    status: 201,
  },
  ({ who, body }) => addToCart(who, body),
);
