import { z } from 'zod';
import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findCompanies } from '@/lib/auth/active-company';
import { listOwnBlanketOrders } from '@/lib/blanket-orders/queries/blanket-orders';
import { blanketPage } from '@/lib/blanket-orders/schema';
import { pageNumber, pageOf } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-orders:read'),
    summary: 'The blanket orders of the company for which you buy, the last to end first',
    query: z.object({ page: z.string().optional() }),
    response: blanketPage,
  },
  async ({ caller, query }) => {
    const { active } = await findCompanies(caller);
    return ok(active ? await listOwnBlanketOrders(active.id, pageNumber(query.page)) : pageOf([], 1, 25, 0));
  },
);
