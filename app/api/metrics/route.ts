import { monitoring } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { readMetrics } from '@/lib/reports/queries/metrics';

export const GET = defineRoute(
  {
    access: monitoring,
    produces: 'text/plain',
    summary: 'What this server and the shop count, for Prometheus',
  },
  async () =>
    new Response(await readMetrics(), {
      headers: {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'private, no-store',
      },
    }),
);
