import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { beginBlanketOrder } from '@/lib/blanket-orders/commands/agree';
import { listBlanketOrders } from '@/lib/blanket-orders/queries/blanket-orders';
import {
  blanketFilters,
  blanketOrderParams,
  blanketPage,
  newBlanketOrder,
} from '@/lib/blanket-orders/schema';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('quotes.view'),
    summary: 'The blanket orders that match the filters, the last changed first',
    query: blanketFilters.extend({ page: z.string().optional() }),
    response: blanketPage,
  },
  async ({ query }) => ok(await listBlanketOrders(query, pageNumber(query.page))),
);

export const POST = defineRoute(
  {
    access: staff('quotes.edit'),
    summary:
      'Begin a blanket order for a company, empty or from a quote that it has accepted; a repeat with the same key begins no other',
    body: newBlanketOrder,
    response: blanketOrderParams,
    status: 201,
  },
  ({ caller, body }) => beginBlanketOrder(caller, body),
);
