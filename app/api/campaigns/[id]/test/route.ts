import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { sendTestMail } from '@/lib/newsletter/commands/campaigns';
import { campaignParams, testMailResponse } from '@/lib/newsletter/schema/campaigns';

export const POST = defineRoute(
  {
    access: staff('newsletter.edit'),
    summary: 'Mail a campaign to yourself as a test',
    params: campaignParams,
    response: testMailResponse,
    limit: { name: 'campaign-test', count: 20, seconds: 600 },
  },
  ({ caller, params }) => sendTestMail(caller, params.id),
);
