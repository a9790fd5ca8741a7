import { after } from 'next/server';
import { z } from 'zod';
import { route } from '@/lib/api/route';
import { customer, signedIn } from '@/lib/api/who';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepNowAndThen } from '@/lib/orders/commands/sweep-orders';
import { listOwnOrders } from '@/lib/orders/queries/orders';
import { orderAnswer, orderPageAnswer } from '@/lib/orders/schema/answers';
import { orderFilters, orderInput } from '@/lib/orders/schema/inputs';
import { pageNumber } from '@/lib/shared/paging';
import { expire } from '@/lib/platform/cache';
import { ok } from '@/lib/shared/result';

export const GET = route(
  {
    who: signedIn,
    summary: 'Your orders, newest first',
    query: orderFilters.pick({ state: true }).extend({ page: z.string().optional() }),
    answer: orderPageAnswer,
  },
  async ({ who, query }) => ok(await listOwnOrders(who.userId, query, pageNumber(query.page))),
);

export const POST = route(
  {
    who: customer,
    summary: 'Place an order; the header Idempotency-Key makes a repeat answer the same order',
    body: orderInput,
    answer: orderAnswer,
    status: 201,
  },
  async ({ who, body, request }) => {
    after(async () => expire(await sweepNowAndThen()));
    return placeOrder(who, body, request.headers.get('idempotency-key'));
  },
);
