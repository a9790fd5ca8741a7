import { z } from 'zod';
import { defineCronRoute } from '@/lib/api/cron-route';
import { publishDue } from '@/lib/content/commands/publish';

export const GET = defineCronRoute('content', z.strictObject({ published: z.number() }), publishDue);

export const POST = GET;
