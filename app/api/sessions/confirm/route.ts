import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { confirmSession, waysToConfirm } from '@/lib/auth/reauthentication';
import { done, waysToConfirm as ways } from '@/lib/users/schema/responses';
import { confirmPasswordInput } from '@/lib/users/schema/credentials';

export const GET = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'How you can confirm that it is you: by password, by Google',
    response: ways,
  },
  ({ caller }) => waysToConfirm(caller),
);

export const POST = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'Confirm your password: for 10 minutes you count as recently signed in',
    body: confirmPasswordInput,
    response: done,
  },
  ({ caller, body }) => confirmSession(caller, body.password),
);
