import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { sendVerification } from '@/lib/auth/sign-up';
import { done } from '@/lib/users/schema/answers';

export const POST = defineRoute(
  { access: signedIn, summary: 'Mail the link that confirms your address once more', response: done },
  ({ caller }) => sendVerification(caller),
);
