import { z } from 'zod';
import { defineCronRoute } from '@/lib/api/cron-route';
import { deliverOutbox } from '@/lib/mail/worker';
import { sendCampaigns } from '@/lib/newsletter/commands/send-campaigns';

export const GET = defineCronRoute('newsletter', z.strictObject({ sending: z.number() }), async () => {
  const result = await sendCampaigns();
  await deliverOutbox();
  return result;
});

export const POST = GET;
