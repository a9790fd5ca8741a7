import { anonymous } from '@/lib/api/who';
import { route } from '@/lib/api/route';
import { ok } from '@/lib/shared/result';
import { health } from '@/lib/api/health';

export const dynamic = 'force-dynamic';

/** The process answers: a platform restarts it when this fails. */
export const GET = route({ who: anonymous, summary: 'Whether the server runs', answer: health }, async () =>
  ok({ status: 'live' as const }),
);
