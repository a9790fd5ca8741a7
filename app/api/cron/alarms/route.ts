import { z } from 'zod';
import { defineCronRoute } from '@/lib/api/cron-route';
import { tellOfJobs } from '@/lib/jobs/commands';

export const GET = defineCronRoute('alarms', z.strictObject({ told: z.number() }), tellOfJobs);

export const POST = GET;
