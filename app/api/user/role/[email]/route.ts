import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { setRole } from '@/lib/users/commands/roles';
import { emailParam, modified, roleInput } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: staff('accounts.edit'),
    summary: 'Give a person a role of the staff, or take it away',
    params: emailParam,
    body: roleInput,
    response: modified,
  },
  ({ caller, params, body }) => setRole(caller, params.email, body.role),
);
