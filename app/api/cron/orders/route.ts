import { defineRoute } from '@/lib/api/route';
import { cron } from '@/lib/api/access';
import { sweepCounts, sweepOrders } from '@/lib/orders/commands/sweep-orders';

export const GET = defineRoute(
  {
    access: cron,
    summary: 'Finish or undo what a crash left half done in orders; call it every minute',
    response: sweepCounts,
  },
  sweepOrders,
);

export const POST = GET;
