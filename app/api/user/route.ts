import { z } from 'zod';
import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { ok } from '@/lib/shared/result';
import { listAccounts } from '@/lib/users/queries';
import { listedUser, listUsersQuery } from '@/lib/users/schema/answers';

export const GET = route(
  {
    who: admin,
    summary: 'Accounts, newest first, 20 to a page; an empty array after the last',
    query: listUsersQuery,
    answer: z.array(listedUser),
  },
  async ({ query }) => {
    const { rows } = await listAccounts(query.search, query.page);
    return ok(rows.map((account) => ({ ...account, _id: account.id })));
  },
);
