import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { requestPasswordReset } from '@/lib/auth/passwords';
import { done } from '@/lib/users/schema/responses';
import { forgotPasswordInput } from '@/lib/users/schema/credentials';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Mail a link for a new password; the response is the same whether or not the address is known',
    body: forgotPasswordInput,
    response: done,
    cookieAlone: true,
    limit: { name: 'forgot', count: 30, seconds: 900 },
  },
  ({ body }) => requestPasswordReset(body.email),
);
