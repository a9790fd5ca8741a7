import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { mintFor } from '@/lib/auth/sessions';
import { fail } from '@/lib/shared/result';
import { emailParam, minted, mintInput } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'An access token for the signed-in person of this email, good for an hour',
    params: emailParam,
    body: mintInput,
    response: minted,
    cookieAlone: true,
  },
  async ({ caller, params, body }) =>
    params.email === caller.email && body.email === caller.email
      ? mintFor(caller)
      : fail('forbidden', 'not-yours', 'You are signed in with another email.'),
);
