import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { setDisabled } from '@/lib/users/commands/roles';
import { emailParam, modified } from '@/lib/users/schema/answers';

export const PUT = route(
  {
    who: admin,
    summary: 'Disable an account: its sessions end at once',
    params: emailParam,
    answer: modified,
  },
  ({ who, params }) => setDisabled(who, params.email, true),
);

export const DELETE = route(
  { who: admin, summary: 'Let a disabled account sign in again', params: emailParam, answer: modified },
  ({ who, params }) => setDisabled(who, params.email, false),
);
