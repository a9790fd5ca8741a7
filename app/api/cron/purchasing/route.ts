import { cron } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { finishedPurchases, finishPurchases } from '@/lib/purchasing/jobs';

export const GET = defineRoute(
  {
    access: cron,
    summary: 'Add received units to the stock that a stopped server left out; call it every minute',
    response: finishedPurchases,
  },
  finishPurchases,
);

export const POST = GET;
