import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { addToCart } from '@/lib/cart/commands';
import { cartResponse, lineInput } from '@/lib/cart/schema';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Add units of a SKU to your cart',
    body: lineInput,
    response: cartResponse,
    status: 201,
  },
  ({ caller, body }) => addToCart(caller, body),
);
