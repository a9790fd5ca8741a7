import { defineCronRoute } from '@/lib/api/cron-route';
import { sweepCounts, sweepOrders } from '@/lib/orders/commands/sweep-orders';

export const GET = defineCronRoute('orders', sweepCounts, sweepOrders);

export const POST = GET;
