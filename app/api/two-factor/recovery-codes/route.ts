import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { renewRecoveryCodes } from '@/lib/auth/two-factor';
import { recoveryCodes } from '@/lib/users/schema/responses';

export const POST = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'Replace your recovery codes; the old ones stop working. Needs a recent sign-in',
    response: recoveryCodes,
  },
  ({ caller }) => renewRecoveryCodes(caller),
);
