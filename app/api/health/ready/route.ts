import { anonymous } from '@/lib/api/who';
import { health } from '@/lib/api/health';
import { route } from '@/lib/api/route';
import { database } from '@/lib/platform/database';
import { ok } from '@/lib/shared/result';

export const dynamic = 'force-dynamic';

/** The shop can serve: 503 while the database is away, so that a load balancer waits. */
export const GET = route(
  { who: anonymous, summary: 'Whether the server and its database can serve', answer: health },
  async () => {
    await database().command({ ping: 1 });
    return ok({ status: 'ready' as const });
  },
);
