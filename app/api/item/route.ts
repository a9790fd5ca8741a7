import { z } from 'zod';
import { route } from '@/lib/api/route';
import { anyone } from '@/lib/api/who';
import { listItems } from '@/lib/catalog/queries/items';
import { itemAnswer, listQuery } from '@/lib/catalog/schema';
import { ok } from '@/lib/shared/result';

/** The published items in a fixed order; ask on with `after` set to the last `_id`. */
export const GET = route(
  {
    who: anyone,
    summary: 'The published items, at most 200 at a time',
    query: listQuery,
    answer: z.array(itemAnswer),
    publicFor: 60,
  },
  async ({ query }) => ok(await listItems(query)),
);
