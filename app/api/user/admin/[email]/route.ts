import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { makeAdmin, removeAdmin } from '@/lib/users/commands/roles';
import { emailParam, modified } from '@/lib/users/schema/answers';

export const PUT = route(
  { who: admin, summary: 'Make a person an admin', params: emailParam, answer: modified },
  ({ who, params }) => makeAdmin(who, params.email),
);

export const DELETE = route(
  { who: admin, summary: 'Take the admin role away', params: emailParam, answer: modified },
  ({ who, params }) => removeAdmin(who, params.email),
);
