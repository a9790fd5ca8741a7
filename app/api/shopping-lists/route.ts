import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findCompanies } from '@/lib/auth/active-company';
import { callCompany } from '@/lib/platform/call-company';
import { ok } from '@/lib/shared/result';
import { createList } from '@/lib/shopping-lists/commands/lists';
import { listShoppingLists } from '@/lib/shopping-lists/queries/lists';
import { listParams, listSummaries, newListInput } from '@/lib/shopping-lists/schema';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-lists:read'),
    summary: 'Your shopping lists and those of the company for which you buy, the last changed first',
    response: listSummaries,
  },
  async ({ caller }) => {
    const { active } = await findCompanies(caller);
    return ok(await listShoppingLists(caller.userId, active));
  },
);

export const POST = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-lists:write'),
    summary:
      'Make a shopping list, alone or for the company for which you buy; a repeat with the same key makes no other',
    body: newListInput,
    example: { key: 'erp-list-4711', name: 'Press shop' },
    response: listParams,
    status: 201,
    limit: { name: 'shopping-lists', count: 120, seconds: 3600 },
  },
  async ({ caller, body }) => {
    const { active } = await findCompanies(caller);
    // A key of a company has no lists of a person.
    return createList(caller, { ...body, shared: body.shared || callCompany() !== undefined }, active);
  },
);
