import { defineCronRoute } from '@/lib/api/cron-route';
import { blanketOrderCounts, runBlanketOrdersJob } from '@/lib/blanket-orders/jobs';

export const GET = defineCronRoute('blanket-orders', blanketOrderCounts, runBlanketOrdersJob);

export const POST = GET;
