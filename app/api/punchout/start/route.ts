import { z } from 'zod';
import { anonymous } from '@/lib/api/access';
import { goTo } from '@/lib/api/other-sites';
import { defineRoute } from '@/lib/api/route';
import { leaveAccount } from '@/lib/auth/sessions';
import { startPunchoutSession } from '@/lib/cart/commands/punchout-sessions';
import { keepShopper } from '@/lib/cart/queries/punchout';
import { sessionOverPath } from '@/lib/punchout/rules/paths';

export const GET = defineRoute(
  {
    access: anonymous,
    summary:
      'Start a punch-out session in this browser, once; leads to its first page. Whoever is signed in here is signed out',
    query: z.strictObject({ token: z.string().max(100) }),
    produces: 'text/html',
    limit: { name: 'punchout-start', count: 120, seconds: 60 },
  },
  async ({ query, request }) => {
    // A look at the address must not use it up.
    if (request.method === 'HEAD') return goTo(sessionOverPath);
    const started = await startPunchoutSession(query.token);
    if (!started.ok) return goTo(sessionOverPath);
    await leaveAccount(request);
    await keepShopper(started.value.token);
    return goTo(started.value.page);
  },
);
