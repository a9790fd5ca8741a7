import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { endSessionsOf } from '@/lib/users/commands/roles';
import { emailParam, modified } from '@/lib/users/schema/answers';

export const DELETE = route(
  { who: admin, summary: 'End all sessions of a person', params: emailParam, answer: modified },
  ({ who, params }) => endSessionsOf(who, params.email),
);
