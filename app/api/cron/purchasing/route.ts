import { defineCronRoute } from '@/lib/api/cron-route';
import { tagsOfSkus } from '@/lib/catalog/queries/stale-tags';
import { finishCounts } from '@/lib/inventory/commands/post-count';
import { finishedPurchases, finishPurchases } from '@/lib/purchasing/jobs';
import { ok } from '@/lib/shared/result';

export const GET = defineCronRoute('purchasing', finishedPurchases, async () => {
  const purchases = await finishPurchases();
  const counted = await finishCounts();
  if (!purchases.ok) return purchases;
  return ok(purchases.value, [...purchases.expire, ...(await tagsOfSkus(counted))]);
});

export const POST = GET;
