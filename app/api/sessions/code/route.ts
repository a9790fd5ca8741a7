import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { completeSecondFactor } from '@/lib/auth/sign-in';
import { done } from '@/lib/users/schema/responses';
import { signInCodeInput } from '@/lib/users/schema/credentials';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Complete a Google sign-in with the second factor of the account',
    body: signInCodeInput,
    response: done,
    cookieAlone: true,
    limit: { name: 'code', count: 100, seconds: 900 },
  },
  ({ request, body }) => completeSecondFactor(request, body.code),
);
