import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { listProducts } from '@/lib/catalog/queries/products';
import { listQuery } from '@/lib/catalog/schema/inputs';
import { product } from '@/lib/catalog/schema/product';
import { tags } from '@/lib/shared/cache-tags';
import { ok } from '@/lib/shared/result';

/** The published products in a fixed order. Pass the last `_id` as `after` for the next ones. */
export const GET = defineRoute(
  {
    access: anyone,
    summary: 'The published products, at most 200 at a time',
    query: listQuery,
    response: z.array(product),
    publicFor: 60,
    cacheTags: [tags.products, tags.list(null), tags.structure, tags.shop],
  },
  async ({ query }) => ok(await listProducts(query)),
);
