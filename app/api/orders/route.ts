import { after } from 'next/server';
import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { customer, signedIn } from '@/lib/api/access';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepIfDue } from '@/lib/orders/commands/sweep-orders';
import { listOwnOrders } from '@/lib/orders/queries/orders';
import { orderResponse, orderPageResponse } from '@/lib/orders/schema/order';
import { orderFilters, orderInput } from '@/lib/orders/schema/inputs';
import { pageNumber } from '@/lib/shared/paging';
import { expire } from '@/lib/platform/cache';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'Your orders, newest first',
    query: orderFilters.pick({ state: true }).extend({ page: z.string().optional() }),
    response: orderPageResponse,
  },
  async ({ caller, query }) => ok(await listOwnOrders(caller.userId, query, pageNumber(query.page))),
);

export const POST = defineRoute(
  {
    access: customer,
    summary: 'Place an order; with the header Idempotency-Key a repeat returns the same order',
    body: orderInput,
    response: orderResponse,
    status: 201,
  },
  async ({ caller, body, request }) => {
    after(async () => expire(await sweepIfDue()));
    return placeOrder(caller, body, request.headers.get('idempotency-key'));
  },
);
