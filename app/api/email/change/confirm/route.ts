import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { confirmEmailChange } from '@/lib/auth/email-verification';
import { owner } from '@/lib/users/schema/responses';
import { verifyEmailInput } from '@/lib/users/schema/credentials';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Use a new email address with the link that was mailed to it, which works once',
    body: verifyEmailInput,
    response: owner,
    cookieAlone: true,
    limit: { name: 'verify', count: 60, seconds: 900 },
  },
  ({ body }) => confirmEmailChange(body.token),
);
