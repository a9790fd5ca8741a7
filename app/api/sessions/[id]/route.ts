import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { endSession } from '@/lib/auth/sessions';
import { ok, fail } from '@/lib/shared/result';
import { done } from '@/lib/users/schema/responses';

export const DELETE = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'End one of your sessions',
    params: z.strictObject({ id: z.string().regex(/^[\w-]{20,64}$/) }),
    response: done,
  },
  async ({ caller, params }) =>
    (await endSession(caller.userId, params.id))
      ? ok({ done: true })
      : fail('not-found', 'session-not-found', 'There is no such session.'),
);
