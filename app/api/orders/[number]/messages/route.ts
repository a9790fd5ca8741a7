import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { messageCustomer } from '@/lib/orders/commands/message-customer';
import { readIdempotencyKey } from '@/lib/orders/rules/idempotency-key';
import { orderParams } from '@/lib/orders/schema/inputs';
import { noteInput } from '@/lib/orders/schema/notes';
import { orderResponse } from '@/lib/orders/schema/order';

export const POST = defineRoute(
  {
    ownIdempotency: true,
    access: staff('orders.edit'),
    summary:
      'Mail a text to the customer of an order and keep it in its history; needs the header Idempotency-Key',
    params: orderParams,
    body: noteInput,
    response: orderResponse,
    status: 201,
  },
  async ({ caller, params, body, request }) => {
    const key = readIdempotencyKey(request.headers.get('idempotency-key'));
    return key.ok ? messageCustomer(caller, params.number, body, key.value) : key;
  },
);
