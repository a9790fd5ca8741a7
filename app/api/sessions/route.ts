import { z } from 'zod';
import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { endOtherSessions, listSessions } from '@/lib/auth/sessions';
import { ok } from '@/lib/shared/result';
import { done, sessionView } from '@/lib/users/schema/answers';

export const GET = route(
  { who: signedIn, summary: 'Where you are signed in', answer: z.array(sessionView) },
  async ({ who }) => ok(await listSessions(who)),
);

export const DELETE = route(
  { who: signedIn, summary: 'End all your sessions but this one', answer: done },
  ({ who }) => endOtherSessions(who),
);
