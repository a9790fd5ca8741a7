import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { createCampaign } from '@/lib/newsletter/commands/campaigns';
import { campaignResponse, campaignText } from '@/lib/newsletter/schema/campaigns';

export const POST = defineRoute(
  {
    access: staff('newsletter.edit'),
    summary: 'Add a draft of a newsletter campaign',
    body: campaignText,
    response: campaignResponse,
    status: 201,
  },
  ({ caller, body }) => createCampaign(caller, body),
);
