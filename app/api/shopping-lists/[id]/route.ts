import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { ok } from '@/lib/shared/result';
import { changeListFacts, deleteList } from '@/lib/shopping-lists/commands/lists';
import { noSuchList } from '@/lib/shopping-lists/queries/access';
import { findShoppingList } from '@/lib/shopping-lists/queries/lists';
import { listChange, listParams, listResponse } from '@/lib/shopping-lists/schema';
import { done } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-lists:read'),
    summary:
      'A shopping list with prices and stock of this moment, and what has changed since they were seen',
    params: listParams,
    response: listResponse,
  },
  async ({ caller, params }) => {
    const list = await findShoppingList(caller.userId, params.id);
    return list ? ok(list) : noSuchList();
  },
);

export const PATCH = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-lists:write'),
    summary: 'Change name, note or reminder of a shopping list. In a company for those who order',
    params: listParams,
    body: listChange,
    example: { name: 'Press shop', weeks: 4 },
    response: done,
  },
  ({ caller, params, body }) => changeListFacts(caller, params.id, body),
);

export const DELETE = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-lists:write'),
    summary: 'Delete a shopping list. In a company for those who order',
    params: listParams,
    response: done,
  },
  ({ caller, params }) => deleteList(caller, params.id),
);
