import { defineRoute } from '@/lib/api/route';
import { addToCart } from '@/lib/cart/commands';
import { cartResponse, lineInput } from '@/lib/cart/schema';
import { buyer, keepVisitor } from '@/lib/cart/queries/visitor';

export const POST = defineRoute(
  {
    access: buyer,
    summary: 'Add units of a SKU to your cart',
    body: lineInput,
    response: cartResponse,
    status: 201,
    // Bounds how many carts of visitors one address can make.
    limit: { name: 'cart-lines', count: 600, seconds: 600 },
  },
  async ({ caller, body }) => {
    const cart = await addToCart(caller, body);
    if (cart.ok) await keepVisitor(caller);
    return cart;
  },
);
