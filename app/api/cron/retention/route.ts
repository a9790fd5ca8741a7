import { defineCronRoute } from '@/lib/api/cron-route';
import { runRetentionJob } from '@/lib/retention/jobs';
import { erasureCounts } from '@/lib/retention/schema';

export const GET = defineCronRoute('retention', erasureCounts, runRetentionJob);

export const POST = GET;
