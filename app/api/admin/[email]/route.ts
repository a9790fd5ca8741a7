import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { ok, fail } from '@/lib/shared/result';
import { findAccountByEmail } from '@/lib/users/queries';
import { may, type Role } from '@/lib/users/rules/rights';
import { adminResponse, emailParam } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  {
    access: signedIn,
    summary:
      'Whether the person of this email is an admin; asked by that person, or by staff who may see accounts',
    params: emailParam,
    response: adminResponse,
  },
  async ({ caller, params }) => {
    const responseOf = (role: Role) => ok({ admin: role === 'admin', role });
    if (params.email === caller.email) return responseOf(caller.role);
    if (!may(caller.role, 'accounts.view'))
      return fail('forbidden', 'not-yours', 'You may only ask about your own account.');
    return responseOf((await findAccountByEmail(params.email))?.role ?? 'customer');
  },
);
