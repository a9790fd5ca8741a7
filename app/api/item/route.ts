import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { listProducts } from '@/lib/catalog/queries/products';
import { productResponse, listQuery } from '@/lib/catalog/schema';
import { ok } from '@/lib/shared/result';

/** The published items in a fixed order; ask on with `after` set to the last `_id`. */
export const GET = defineRoute(
  {
    access: anyone,
    summary: 'The published items, at most 200 at a time',
    query: listQuery,
    response: z.array(productResponse),
    publicFor: 60,
  },
  async ({ query }) => ok(await listProducts(query)),
);
