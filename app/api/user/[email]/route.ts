import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { mintFor } from '@/lib/auth/sessions';
import { refuse } from '@/lib/shared/result';
import { emailParam, minted, mintInput } from '@/lib/users/schema/answers';

export const PUT = route(
  {
    who: signedIn,
    summary: 'An access token for the signed-in person of this email, good for an hour',
    params: emailParam,
    body: mintInput,
    answer: minted,
    cookieAlone: true,
  },
  async ({ who, params, body }) =>
    params.email === who.email && body.email === who.email
      ? mintFor(who)
      : refuse('forbidden', 'not-yours', 'You are signed in with another email.'),
);
