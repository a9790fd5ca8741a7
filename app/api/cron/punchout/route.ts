import { z } from 'zod';
import { defineCronRoute } from '@/lib/api/cron-route';
import { ok } from '@/lib/shared/result';
import { deliverPunchoutDocuments } from '@/lib/punchout/jobs';

export const GET = defineCronRoute('punchout', z.strictObject({}), async () => {
  await deliverPunchoutDocuments();
  return ok({});
});

export const POST = GET;
