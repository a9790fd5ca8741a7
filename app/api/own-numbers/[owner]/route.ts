import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { authorizeOwner, listOwnNumbers } from '@/lib/own-numbers/queries';
import { ownerParams, ownNumberFilters, ownNumberPage } from '@/lib/own-numbers/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'Your own part numbers (“me”), or those of a company. For its members, and staff',
    params: ownerParams,
    query: ownNumberFilters,
    response: ownNumberPage,
  },
  async ({ caller, params, query }) => {
    const owner = await authorizeOwner(caller, params.owner, 'company.view');
    return owner.ok ? ok(await listOwnNumbers(owner.value, query)) : owner;
  },
);
