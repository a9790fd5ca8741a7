import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { cartResponse } from '@/lib/cart/schema';
import { readIdempotencyKey } from '@/lib/orders/rules/idempotency-key';
import { orderFromList } from '@/lib/shopping-lists/commands/lists';
import { listLinesInput, listParams } from '@/lib/shopping-lists/schema';

export const POST = defineRoute(
  {
    ownIdempotency: true,
    access: signedIn,
    summary:
      'Put products of a shopping list into your cart, all or none; needs the header Idempotency-Key, with which a repeat adds nothing',
    params: listParams,
    body: listLinesInput,
    response: cartResponse,
    status: 201,
  },
  async ({ caller, params, body, request }) => {
    const key = readIdempotencyKey(request.headers.get('idempotency-key'));
    return key.ok ? orderFromList(caller, params.id, body, key.value) : key;
  },
);
