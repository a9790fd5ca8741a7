import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { signUp } from '@/lib/auth/email-verification';
import { owner } from '@/lib/users/schema/responses';
import { signUpInput } from '@/lib/users/schema/credentials';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Open an account; a mail asks to confirm the address',
    body: signUpInput,
    response: owner,
    status: 201,
    cookieAlone: true,
    limit: { name: 'sign-up', count: 60, seconds: 3600 },
  },
  ({ body }) => signUp(body),
);
