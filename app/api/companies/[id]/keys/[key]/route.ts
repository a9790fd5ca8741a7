import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { revokeCompanyKey } from '@/lib/api-keys/commands/keys';
import { authorizeForKeys } from '@/lib/api-keys/queries';
import { companyKeyParams } from '@/lib/api-keys/schema';
import { done } from '@/lib/users/schema/responses';

export const DELETE = defineRoute(
  {
    access: signedIn,
    summary:
      'Revoke an API key of a company: its next request is rejected. For its admins, and staff who may edit keys',
    params: companyKeyParams,
    response: done,
  },
  async ({ caller, params: { id, key } }) => {
    const actor = await authorizeForKeys(caller, id, 'keys.edit');
    return actor.ok ? revokeCompanyKey(actor.value, id, key) : actor;
  },
);
