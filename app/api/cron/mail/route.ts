import { defineRoute } from '@/lib/api/route';
import { cron } from '@/lib/api/access';
import { deliverOutbox } from '@/lib/mail/worker';
import { ok } from '@/lib/shared/result';

const declaration = { access: cron, summary: 'Send the mails that are due; call it every minute' };

export const GET = defineRoute(declaration, async () => {
  await deliverOutbox();
  return ok({});
});

export const POST = GET;
