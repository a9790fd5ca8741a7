import { after } from 'next/server';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { sweepIfDue } from '@/lib/orders/commands/sweep-orders';
import { readIdempotencyKey } from '@/lib/orders/rules/idempotency-key';
import { orderEditInput } from '@/lib/orders/schema/edit';
import { orderParams } from '@/lib/orders/schema/inputs';
import { orderResponse } from '@/lib/orders/schema/order';
import { expire } from '@/lib/platform/cache';

export const PUT = defineRoute(
  {
    ownIdempotency: true,
    access: staff('orders.edit'),
    summary:
      'Change lines, address, delivery and purchase order of an order that waits for its confirmation; needs the header Idempotency-Key',
    params: orderParams,
    body: orderEditInput,
    response: orderResponse,
  },
  async ({ caller, params, body, request }) => {
    const key = readIdempotencyKey(request.headers.get('idempotency-key'));
    if (!key.ok) return key;
    after(async () => expire(await sweepIfDue()));
    return editOrder(caller, params.number, body, key.value);
  },
);
