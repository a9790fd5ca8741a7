import { defineCronRoute } from '@/lib/api/cron-route';
import { backorderCounts, tellOfBackorders } from '@/lib/orders/commands/tell-of-backorders';

export const GET = defineCronRoute('backorders', backorderCounts, tellOfBackorders);

export const POST = GET;
