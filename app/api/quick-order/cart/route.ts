import { defineRoute } from '@/lib/api/route';
import { addLines } from '@/lib/cart/commands/add-lines';
import { cartResponse } from '@/lib/cart/schema';
import { buyer, keepVisitor } from '@/lib/cart/queries/visitor';
import { readIdempotencyKey } from '@/lib/orders/rules/idempotency-key';
import { listLinesInput } from '@/lib/quick-order/schema';

export const POST = defineRoute(
  {
    ownIdempotency: true,
    access: buyer,
    summary:
      'Add the lines of a list to your cart, all or none; needs the header Idempotency-Key, with which a repeat adds nothing',
    body: listLinesInput,
    response: cartResponse,
    status: 201,
  },
  async ({ caller, body, request }) => {
    const key = readIdempotencyKey(request.headers.get('idempotency-key'));
    if (!key.ok) return key;
    const cart = await addLines(caller, body.lines, key.value);
    if (cart.ok) await keepVisitor(caller);
    return cart;
  },
);
