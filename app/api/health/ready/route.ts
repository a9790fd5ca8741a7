import { anonymous } from '@/lib/api/access';
import { healthResponse } from '@/lib/api/response';
import { defineRoute } from '@/lib/api/route';
import { database } from '@/lib/platform/database';
import { ok } from '@/lib/shared/result';

export const dynamic = 'force-dynamic';

/** Readiness check: 503 while the database is unavailable, so that load balancers send no requests. */
export const GET = defineRoute(
  { access: anonymous, summary: 'Whether the server and its database can serve', response: healthResponse },
  async () => {
    await database().command({ ping: 1 });
    return ok({ status: 'ready' as const });
  },
);
