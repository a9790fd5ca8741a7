import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { findIdentity } from '@/lib/auth/identity';
import { ok, fail } from '@/lib/shared/result';
import { identity } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'How you sign in here: your account, its providers and times',
    response: identity,
  },
  async ({ caller }) => {
    const found = await findIdentity(caller);
    return found ? ok(found) : fail('not-found', 'user-not-found', 'This account no longer exists.');
  },
);
