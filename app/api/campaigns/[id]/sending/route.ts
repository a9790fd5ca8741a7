import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeSending } from '@/lib/newsletter/commands/change-sending';
import { campaignParams, campaignResponse, sendingInput } from '@/lib/newsletter/schema/campaigns';

export const PUT = defineRoute(
  {
    access: staff('newsletter.edit'),
    summary: 'Send a campaign, now or at a time, cancel its schedule, or stop it while it is being sent',
    params: campaignParams,
    body: sendingInput,
    response: campaignResponse,
  },
  ({ caller, params, body }) => changeSending(caller, params.id, body),
);
