import { z } from 'zod';
import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { endSession } from '@/lib/auth/sessions';
import { ok, refuse } from '@/lib/shared/result';
import { done } from '@/lib/users/schema/answers';

export const DELETE = route(
  {
    who: signedIn,
    summary: 'End one of your sessions',
    params: z.strictObject({ id: z.string().regex(/^[\w-]{20,64}$/) }),
    answer: done,
  },
  async ({ who, params }) =>
    (await endSession(who.userId, params.id))
      ? ok({ done: true })
      : refuse('not-found', 'session-not-found', 'There is no such session.'),
);
