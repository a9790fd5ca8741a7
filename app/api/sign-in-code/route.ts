import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { requestSignInCode } from '@/lib/auth/mailed-codes';
import { requestCodeInput } from '@/lib/users/schema/credentials';
import { codeRequested } from '@/lib/users/schema/responses';

export const POST = defineRoute(
  {
    access: anyone,
    summary:
      'Mail a code to sign in, also to an address without an account; the response is the same for all',
    body: requestCodeInput,
    response: codeRequested,
    cookieAlone: true,
    limit: { name: 'sign-in-code', count: 30, seconds: 900 },
  },
  ({ body }) => requestSignInCode(body),
);
