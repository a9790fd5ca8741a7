import { anonymous } from '@/lib/api/access';
import { healthResponse } from '@/lib/api/response';
import { defineRoute } from '@/lib/api/route';
import { ok } from '@/lib/shared/result';

export const dynamic = 'force-dynamic';

/** Liveness check: the platform restarts the process when it fails. */
export const GET = defineRoute(
  { access: anonymous, summary: 'Whether the server runs', response: healthResponse },
  async () => ok({ status: 'live' as const }),
);
