import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { changeLine, removeFromCart } from '@/lib/cart/commands';
import { cartAnswer, lineChange, lineParams } from '@/lib/cart/schema';

export const PATCH = route(
  {
    who: signedIn,
    summary: 'Set the quantity of a line of your cart, or save it for later',
    params: lineParams,
    body: lineChange,
    answer: cartAnswer,
  },
  ({ who, params, body }) => changeLine(who, params.sku, body),
);

export const DELETE = route(
  { who: signedIn, summary: 'Remove a line from your cart', params: lineParams, answer: cartAnswer },
  ({ who, params }) => removeFromCart(who, params.sku),
);
