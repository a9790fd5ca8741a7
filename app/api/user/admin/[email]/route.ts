import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { makeAdmin, removeAdmin } from '@/lib/users/commands/roles';
import { emailParam, modified } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: staff('accounts.edit'),
    summary: 'Make a person an admin',
    params: emailParam,
    response: modified,
  },
  ({ caller, params }) => makeAdmin(caller, params.email),
);

export const DELETE = defineRoute(
  {
    access: staff('accounts.edit'),
    summary: 'Take the admin role away',
    params: emailParam,
    response: modified,
  },
  ({ caller, params }) => removeAdmin(caller, params.email),
);
