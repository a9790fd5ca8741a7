import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { removeCampaign, saveCampaign } from '@/lib/newsletter/commands/campaigns';
import { findCampaign } from '@/lib/newsletter/queries/campaigns';
import {
  campaignParams,
  campaignResponse,
  campaignRevision,
  campaignSave,
} from '@/lib/newsletter/schema/campaigns';
import { fail, ok } from '@/lib/shared/result';
import { z } from 'zod';

export const GET = defineRoute(
  {
    access: staff('newsletter.view'),
    summary: 'A newsletter campaign with its figures',
    params: campaignParams,
    response: campaignResponse,
  },
  async ({ params }) => {
    const campaign = await findCampaign(params.id);
    return campaign ? ok(campaign) : fail('not-found', 'no-such-campaign', 'There is no such campaign.');
  },
);

export const PUT = defineRoute(
  {
    access: staff('newsletter.edit'),
    summary: 'Save the text of a draft',
    params: campaignParams,
    body: campaignSave,
    response: campaignResponse,
  },
  ({ caller, params, body }) => saveCampaign(caller, params.id, body),
);

export const DELETE = defineRoute(
  {
    access: staff('newsletter.edit'),
    summary: 'Delete a draft',
    params: campaignParams,
    body: campaignRevision,
    response: z.strictObject({ id: z.string() }),
  },
  ({ caller, params, body }) => removeCampaign(caller, params.id, body.revision),
);
