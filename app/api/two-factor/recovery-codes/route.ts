import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { renewRecoveryCodes } from '@/lib/auth/two-factor';
import { recoveryCodes } from '@/lib/users/schema/responses';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'New recovery codes; the old ones are void; needs a recent sign-in',
    response: recoveryCodes,
  },
  ({ caller }) => renewRecoveryCodes(caller),
);
