import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from '@/lib/auth/two-factor';
import { done, recoveryCodes, twoFactorOffer } from '@/lib/users/schema/answers';
import { appCodeInput } from '@/lib/users/schema/credentials';

export const POST = route(
  {
    who: signedIn,
    summary: 'A secret for your authenticator app. Needs a recent sign-in',
    answer: twoFactorOffer,
  },
  ({ who }) => beginTwoFactor(who),
);

export const PUT = route(
  {
    who: signedIn,
    summary: 'Turn two-factor sign-in on with a code of the app; answers your recovery codes, once',
    body: appCodeInput,
    answer: recoveryCodes,
  },
  ({ who, body }) => confirmTwoFactor(who, body.code),
);

export const DELETE = route(
  { who: signedIn, summary: 'Turn two-factor sign-in off; needs a recent sign-in', answer: done },
  ({ who }) => endTwoFactor(who),
);
