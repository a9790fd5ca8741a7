import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { resolveList } from '@/lib/quick-order/queries/resolve-list';
import { listInput, listResponse } from '@/lib/quick-order/schema';

export const POST = defineRoute(
  {
    access: anyone,
    summary:
      'The products of a list of part numbers and quantities, line by line, with what is wrong; orders nothing',
    body: listInput,
    response: listResponse,
    limit: { name: 'quick-order', count: 120, seconds: 60 },
  },
  ({ caller, body }) => resolveList(body.text, caller ?? undefined),
);
