import { defineRoute } from '@/lib/api/route';
import { cron } from '@/lib/api/access';
import { everything } from '@/lib/shared/cache-tags';
import { ok } from '@/lib/shared/result';

export const POST = defineRoute(
  { access: cron, summary: 'Expire every cached page, after a restore or a deployment' },
  async () => ok({}, [everything]),
);
