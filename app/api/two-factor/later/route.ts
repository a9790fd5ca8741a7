import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { postponeTwoFactor } from '@/lib/auth/two-factor';
import { done } from '@/lib/users/schema/responses';

export const POST = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'Postpone the request to turn on two-factor sign-in by 30 days',
    response: done,
  },
  ({ caller }) => postponeTwoFactor(caller),
);
