import { searchRecords } from '@/lib/admin-search/queries';
import { adminSearchQuery, adminSearchResponse } from '@/lib/admin-search/schema';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { ok } from '@/lib/shared/result';

/** Every role of staff has the overview; each kind of record needs its own right besides. */
export const GET = defineRoute(
  {
    access: staff('overview.view'),
    summary: 'Orders, products, accounts and messages that match, as far as your role may see them',
    query: adminSearchQuery,
    response: adminSearchResponse,
    limit: { name: 'admin-search', count: 240, seconds: 60 },
  },
  async ({ caller, query }) => ok({ found: await searchRecords(query.q, caller) }),
);
