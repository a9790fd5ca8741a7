import { defineCronRoute } from '@/lib/api/cron-route';
import { machineCounts, runMachinesJob } from '@/lib/machines/jobs';

export const GET = defineCronRoute('machines', machineCounts, runMachinesJob);

export const POST = GET;
