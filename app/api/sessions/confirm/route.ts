import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { confirmSession, waysToConfirm } from '@/lib/auth/confirm';
import { done, waysToConfirm as ways } from '@/lib/users/schema/answers';
import { confirmPasswordInput } from '@/lib/users/schema/credentials';

export const GET = route(
  { who: signedIn, summary: 'How you can confirm that it is you: by password, by Google', answer: ways },
  ({ who }) => waysToConfirm(who),
);

export const POST = route(
  {
    who: signedIn,
    summary: 'Give your password again, so that the next 10 minutes count as recently signed in',
    body: confirmPasswordInput,
    answer: done,
  },
  ({ who, body }) => confirmSession(who, body.password),
);
