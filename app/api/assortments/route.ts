import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addAssortment } from '@/lib/assortments/commands';
import { listAssortments } from '@/lib/assortments/queries';
import { assortmentInput, assortmentResponse } from '@/lib/assortments/schema';
import { pageSchema } from '@/lib/shared/page-schema';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('prices.view'),
    summary: 'The assortments of customers, companies and groups, by name',
    query: z.object({ page: z.string().optional() }),
    response: pageSchema(assortmentResponse),
  },
  async ({ query }) => ok(await listAssortments(pageNumber(query.page))),
);

export const POST = defineRoute(
  {
    access: staff('prices.edit'),
    summary: 'Add an assortment for a customer, a company or a group',
    body: assortmentInput,
    response: assortmentResponse,
    status: 201,
  },
  ({ caller, body }) => addAssortment(caller, body),
);
