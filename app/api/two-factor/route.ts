import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from '@/lib/auth/two-factor';
import { done, recoveryCodes, twoFactorOffer } from '@/lib/users/schema/responses';
import { appCodeInput, twoFactorProof } from '@/lib/users/schema/credentials';

export const POST = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'A secret for your authenticator app. Needs a recent sign-in',
    response: twoFactorOffer,
  },
  ({ caller }) => beginTwoFactor(caller),
);

export const PUT = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'Turn two-factor sign-in on with a code of the app; returns your recovery codes, once',
    body: appCodeInput,
    response: recoveryCodes,
  },
  ({ caller, body }) => confirmTwoFactor(caller, body.code),
);

export const DELETE = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'Turn two-factor sign-in off with a code or the password; needs a recent sign-in',
    body: twoFactorProof,
    response: done,
  },
  ({ caller, body }) => endTwoFactor(caller, body),
);
