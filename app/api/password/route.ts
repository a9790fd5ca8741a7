import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { changePassword } from '@/lib/auth/password-reset';
import { done } from '@/lib/users/schema/answers';
import { changePasswordInput } from '@/lib/users/schema/credentials';

export const PUT = route(
  {
    who: signedIn,
    summary: 'Change your password; every other session ends',
    body: changePasswordInput,
    answer: done,
  },
  ({ who, body }) => changePassword(who, body),
);
