import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { copyCampaign } from '@/lib/newsletter/commands/campaigns';
import { campaignParams, campaignResponse } from '@/lib/newsletter/schema/campaigns';

export const POST = defineRoute(
  {
    access: staff('newsletter.edit'),
    summary: 'Add a draft with the text of another campaign',
    params: campaignParams,
    response: campaignResponse,
    status: 201,
  },
  ({ caller, params }) => copyCampaign(caller, params.id),
);
