import { cron } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { tagsOfSkus } from '@/lib/catalog/queries/stale-tags';
import { finishCounts } from '@/lib/inventory/commands/post-count';
import { finishedPurchases, finishPurchases } from '@/lib/purchasing/jobs';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: cron,
    summary:
      'Add received and counted units to the stock that a stopped server left out; call it every minute',
    response: finishedPurchases,
  },
  async () => {
    const purchases = await finishPurchases();
    const counted = await finishCounts();
    if (!purchases.ok) return purchases;
    return ok(purchases.value, [...purchases.expire, ...(await tagsOfSkus(counted))]);
  },
);

export const POST = GET;
