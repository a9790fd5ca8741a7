import { z } from 'zod';
import { defineCronRoute } from '@/lib/api/cron-route';
import { deliverOutbox } from '@/lib/mail/worker';
import { ok } from '@/lib/shared/result';

export const GET = defineCronRoute('mail', z.strictObject({}), async () => {
  await deliverOutbox();
  return ok({});
});

export const POST = GET;
