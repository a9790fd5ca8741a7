import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { requestEmailChange } from '@/lib/auth/email-verification';
import { done } from '@/lib/users/schema/responses';
import { changeEmailInput } from '@/lib/users/schema/credentials';

export const POST = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'Mail a confirmation link to a new address for your account; needs a recent sign-in',
    body: changeEmailInput,
    response: done,
  },
  ({ caller, body }) => requestEmailChange(caller, body.email),
);
