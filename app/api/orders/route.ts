import { after } from 'next/server';
import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { customer, orCompanyKey, signedIn } from '@/lib/api/access';
import { findCompanies } from '@/lib/auth/active-company';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepIfDue } from '@/lib/orders/commands/sweep-orders';
import { listOwnOrders } from '@/lib/orders/queries/orders';
import { orderResponse, orderPageResponse } from '@/lib/orders/schema/order';
import { orderExample } from '@/lib/orders/schema/examples';
import { orderFilters, orderInput } from '@/lib/orders/schema/inputs';
import { pageNumber } from '@/lib/shared/paging';
import { expire } from '@/lib/platform/cache';
import { callCompany } from '@/lib/platform/call-company';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-orders:read'),
    summary: 'Your orders, newest first',
    query: orderFilters.pick({ state: true }).extend({ page: z.string().optional() }),
    response: orderPageResponse,
  },
  async ({ caller, query }) => {
    const { active } = await findCompanies(caller);
    return ok(await listOwnOrders(caller.userId, query, pageNumber(query.page), active));
  },
);

export const POST = defineRoute(
  {
    ownIdempotency: true,
    access: orCompanyKey(customer, 'company-orders:write'),
    summary:
      'Place an order; with the header Idempotency-Key a repeat returns the same order. A key of a company orders for it',
    body: orderInput,
    example: orderExample,
    response: orderResponse,
    status: 201,
  },
  async ({ caller, body, request }) => {
    after(async () => expire(await sweepIfDue()));
    // A key of a company orders for it, and leaves the cart of its member alone.
    const order = callCompany() ? { ...body, company: body.company ?? callCompany(), fromCart: false } : body;
    return placeOrder(caller, order, request.headers.get('idempotency-key'));
  },
);
