import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { putOffTwoFactor } from '@/lib/auth/two-factor';
import { done } from '@/lib/users/schema/answers';

export const POST = route(
  { who: signedIn, summary: 'Not be asked for two-factor sign-in for 30 days', answer: done },
  ({ who }) => putOffTwoFactor(who),
);
