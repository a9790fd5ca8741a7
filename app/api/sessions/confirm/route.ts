import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { confirmSession } from '@/lib/auth/sessions';
import { done } from '@/lib/users/schema/answers';
import { confirmPasswordInput } from '@/lib/users/schema/credentials';

export const POST = route(
  {
    who: signedIn,
    summary: 'Give your password again, so that the next 10 minutes count as recently signed in',
    body: confirmPasswordInput,
    answer: done,
  },
  ({ who, body }) => confirmSession(who, body.password),
);
