import { anonymous } from '@/lib/api/access';
import { health } from '@/lib/api/health';
import { defineRoute } from '@/lib/api/route';
import { database } from '@/lib/platform/database';
import { ok } from '@/lib/shared/result';

export const dynamic = 'force-dynamic';

/** The shop can serve: 503 while the database is away, so that a load balancer waits. */
export const GET = defineRoute(
  { access: anonymous, summary: 'Whether the server and its database can serve', response: health },
  async () => {
    await database().command({ ping: 1 });
    return ok({ status: 'ready' as const });
  },
);
