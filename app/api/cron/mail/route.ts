import { defineRoute } from '@/lib/api/route';
import { cron } from '@/lib/api/access';
import { deliverOutbox } from '@/lib/mail/worker';
import { ok } from '@/lib/shared/result';
// Who can cause a mail must be known here, so that a mail left behind by a crash is found.
import '@/lib/contact/commands';
import '@/lib/newsletter/commands';
import '@/lib/orders/queries/orders';
import '@/lib/users/queries';

const declaration = { access: cron, summary: 'Send the mails that are due; call it every minute' };

export const GET = defineRoute(declaration, async () => {
  await deliverOutbox();
  return ok({});
});

export const POST = GET;
