import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { changePassword } from '@/lib/auth/passwords';
import { done } from '@/lib/users/schema/responses';
import { changePasswordInput } from '@/lib/users/schema/credentials';

export const PUT = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'Change your password; every other session ends',
    body: changePasswordInput,
    response: done,
  },
  ({ caller, body }) => changePassword(caller, body),
);
