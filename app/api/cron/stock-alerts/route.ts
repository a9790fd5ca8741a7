import { defineCronRoute } from '@/lib/api/cron-route';
import { alertCounts, runStockAlertsJob } from '@/lib/stock-alerts/jobs';

export const GET = defineCronRoute('stock-alerts', alertCounts, runStockAlertsJob);

export const POST = GET;
