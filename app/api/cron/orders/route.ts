import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { cron } from '@/lib/api/access';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';

export const GET = defineRoute(
  {
    access: cron,
    summary: 'Finish or undo what a crash left half done in orders; call it every minute',
    response: z.object({ aborted: z.number(), released: z.number(), finished: z.number() }),
  },
  sweepOrders,
);

export const POST = GET;
