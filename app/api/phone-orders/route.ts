import { after } from 'next/server';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { placeOrderFor } from '@/lib/orders/commands/place-order';
import { sweepIfDue } from '@/lib/orders/commands/sweep-orders';
import { phoneOrderInput } from '@/lib/orders/schema/edit';
import { orderResponse } from '@/lib/orders/schema/order';
import { expire } from '@/lib/platform/cache';

export const POST = defineRoute(
  {
    ownIdempotency: true,
    access: staff('orders.edit'),
    summary: 'Place an order for a customer; with the header Idempotency-Key a repeat returns the same order',
    body: phoneOrderInput,
    response: orderResponse,
    status: 201,
  },
  async ({ caller, body: { customer, creditOverride, ...input }, request }) => {
    after(async () => expire(await sweepIfDue()));
    const key = request.headers.get('idempotency-key');
    return placeOrderFor(caller, customer, { ...input, fromCart: false }, key, creditOverride);
  },
);
