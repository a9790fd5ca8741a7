import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { endSessionsOf } from '@/lib/users/commands/roles';
import { emailParam, modified } from '@/lib/users/schema/responses';

export const DELETE = defineRoute(
  {
    access: staff('accounts.edit'),
    summary: 'End all sessions of a person',
    params: emailParam,
    response: modified,
  },
  ({ caller, params }) => endSessionsOf(caller, params.email),
);
