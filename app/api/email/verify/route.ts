import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { verifyEmail } from '@/lib/auth/email-verification';
import { owner } from '@/lib/users/schema/responses';
import { verifyEmailInput } from '@/lib/users/schema/credentials';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Confirm an email address with a mailed link, which works once',
    body: verifyEmailInput,
    response: owner,
    cookieAlone: true,
    limit: { name: 'verify', count: 60, seconds: 900 },
  },
  ({ body }) => verifyEmail(body.token),
);
