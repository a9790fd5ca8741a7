import { z } from 'zod';
import { cron } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { deliverOutbox } from '@/lib/mail/worker';
import { sendCampaigns } from '@/lib/newsletter/commands/send-campaigns';

export const GET = defineRoute(
  {
    access: cron,
    summary: 'Start the campaigns that are due and hand out their mails; call it every minute',
    response: z.strictObject({ sending: z.number() }),
  },
  async () => {
    const result = await sendCampaigns();
    await deliverOutbox();
    return result;
  },
);

export const POST = GET;
