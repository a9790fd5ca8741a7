import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addDiscount } from '@/lib/discounts/commands/discounts';
import { listDiscounts } from '@/lib/discounts/queries';
import {
  discountFilters,
  discountInput,
  discountPageResponse,
  discountResponse,
} from '@/lib/discounts/schema';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('discounts.view'),
    summary: 'The discounts, newest first',
    query: discountFilters.extend({ page: z.string().optional() }),
    response: discountPageResponse,
  },
  async ({ query }) => ok(await listDiscounts(query, pageNumber(query.page))),
);

export const POST = defineRoute(
  {
    access: staff('discounts.edit'),
    summary: 'Add a discount code, or an automatic rule',
    body: discountInput,
    response: discountResponse,
    status: 201,
  },
  ({ caller, body }) => addDiscount(caller, body),
);
