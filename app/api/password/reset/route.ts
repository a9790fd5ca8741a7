import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { resetPassword } from '@/lib/auth/passwords';
import { owner } from '@/lib/users/schema/responses';
import { resetPasswordInput } from '@/lib/users/schema/credentials';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Choose a new password with a mailed link, which works once; all sessions end',
    body: resetPasswordInput,
    response: owner,
    cookieAlone: true,
    limit: { name: 'reset', count: 30, seconds: 900 },
  },
  ({ body }) => resetPassword(body.token, body.password),
);
