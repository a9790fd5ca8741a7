import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { cancelCount, postCount } from '@/lib/inventory/commands/post-count';
import { countParams, countStateInput } from '@/lib/inventory/schema';

export const PUT = defineRoute(
  {
    access: staff('stock.edit'),
    summary: 'Post the differences of a count to the stock, or cancel it; safe to repeat',
    params: countParams,
    body: countStateInput,
  },
  ({ caller, params, body }) =>
    body.to === 'posted' ? postCount(caller, params.id) : cancelCount(caller, params.id),
);
