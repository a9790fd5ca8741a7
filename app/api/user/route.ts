import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { ok } from '@/lib/shared/result';
import { listAccounts } from '@/lib/users/queries';
import { listedUser, listUsersQuery } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  {
    access: staff('accounts.view'),
    bearerOnly: true,
    summary: 'Accounts, newest first unless sorted otherwise, 20 to a page; an empty array after the last',
    query: listUsersQuery,
    response: z.array(listedUser),
  },
  async ({ query }) => {
    const { rows } = await listAccounts(query.search, query.page, query.sort);
    return ok(rows.map((account) => ({ ...account, _id: account.id })));
  },
);
