import { z } from 'zod';
import { cron } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { publishDue } from '@/lib/content/commands/publish';

export const GET = defineRoute(
  {
    access: cron,
    summary: 'Publish the pages and articles that are due; call it every minute',
    response: z.strictObject({ published: z.number() }),
  },
  publishDue,
);

export const POST = GET;
