import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { sendVerification } from '@/lib/auth/email-verification';
import { done } from '@/lib/users/schema/responses';

export const POST = defineRoute(
  { access: signedIn, summary: 'Mail the link that confirms your address again', response: done },
  ({ caller }) => sendVerification(caller),
);
