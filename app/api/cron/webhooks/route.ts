import { z } from 'zod';
import { defineCronRoute } from '@/lib/api/cron-route';
import { ok } from '@/lib/shared/result';
import { deliverWebhooks } from '@/lib/webhooks/jobs';

export const GET = defineCronRoute('webhooks', z.strictObject({}), async () => {
  await deliverWebhooks();
  return ok({});
});

export const POST = GET;
