import { defineRoute } from '@/lib/api/route';
import { changeLine, removeFromCart } from '@/lib/cart/commands';
import { cartResponse, lineChange, lineParams } from '@/lib/cart/schema';
import { buyer } from '@/lib/cart/queries/visitor';

export const PATCH = defineRoute(
  {
    access: buyer,
    summary: 'Set the quantity of a line of your cart, or save it for later',
    params: lineParams,
    body: lineChange,
    response: cartResponse,
  },
  ({ caller, params, body }) => changeLine(caller, params.sku, body),
);

export const DELETE = defineRoute(
  { access: buyer, summary: 'Remove a line from your cart', params: lineParams, response: cartResponse },
  ({ caller, params }) => removeFromCart(caller, params.sku),
);
