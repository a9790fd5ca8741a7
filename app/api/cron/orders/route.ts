import { defineRoute } from '@/lib/api/route';
import { cron } from '@/lib/api/access';
import { sweepCounts, sweepOrders } from '@/lib/orders/commands/sweep-orders';

export const GET = defineRoute(
  {
    access: cron,
    summary: 'Finish or undo orders that a crash interrupted; call it every minute',
    response: sweepCounts,
  },
  sweepOrders,
);

export const POST = GET;
