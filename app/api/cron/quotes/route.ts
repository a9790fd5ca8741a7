import { defineCronRoute } from '@/lib/api/cron-route';
import { quoteCounts, runQuotesJob } from '@/lib/quotes/jobs';

export const GET = defineCronRoute('quotes', quoteCounts, runQuotesJob);

export const POST = GET;
