import { defineCronRoute } from '@/lib/api/cron-route';
import { receivableCounts, runReceivablesJob } from '@/lib/receivables/jobs';

export const GET = defineCronRoute('receivables', receivableCounts, runReceivablesJob);

export const POST = GET;
