import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { endOtherSessions, listSessions } from '@/lib/auth/sessions';
import { ok } from '@/lib/shared/result';
import { done, sessionView } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  { access: signedIn, ownerOnly: true, summary: 'Where you are signed in', response: z.array(sessionView) },
  async ({ caller }) => ok(await listSessions(caller)),
);

export const DELETE = defineRoute(
  { access: signedIn, ownerOnly: true, summary: 'End all your sessions but this one', response: done },
  ({ caller }) => endOtherSessions(caller),
);
