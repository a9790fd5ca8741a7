import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { setDisabled } from '@/lib/users/commands/roles';
import { emailParam, modified } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: staff('accounts.edit'),
    summary: 'Disable an account: its sessions end at once',
    params: emailParam,
    response: modified,
  },
  ({ caller, params }) => setDisabled(caller, params.email, true),
);

export const DELETE = defineRoute(
  {
    access: staff('accounts.edit'),
    summary: 'Let a disabled account sign in again',
    params: emailParam,
    response: modified,
  },
  ({ caller, params }) => setDisabled(caller, params.email, false),
);
