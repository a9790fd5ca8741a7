import { z } from 'zod';
import { staffOrKey } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { listReturns } from '@/lib/orders/queries/returns';
import { returnFilters, returnPageResponse } from '@/lib/orders/schema/return-list';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staffOrKey('orders.view', 'returns:read'),
    deprecated: { since: '2026-11-26', sunset: '2027-11-26' },
    summary: 'The returns of all orders that match the filters, newest first unless they say otherwise',
    query: returnFilters.extend({ page: z.string().optional() }),
    response: returnPageResponse,
  },
  async ({ query }) => ok(await listReturns(query, pageNumber(query.page))),
);
