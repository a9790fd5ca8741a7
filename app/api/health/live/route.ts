import { anonymous } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { ok } from '@/lib/shared/result';
import { health } from '@/lib/api/health';

export const dynamic = 'force-dynamic';

/** The process answers: a platform restarts it when this fails. */
export const GET = defineRoute(
  { access: anonymous, summary: 'Whether the server runs', response: health },
  async () => ok({ status: 'live' as const }),
);
