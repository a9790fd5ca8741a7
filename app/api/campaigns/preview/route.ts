import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { renderCampaign } from '@/lib/newsletter/queries/rendered';
import { mailPreviewInput, mailPreviewResponse } from '@/lib/newsletter/schema/campaigns';
import { findShop } from '@/lib/settings/queries';
import { ok } from '@/lib/shared/result';

export const POST = defineRoute(
  {
    access: staff('newsletter.edit'),
    summary: 'The HTML of a campaign as a subscriber would get it',
    body: mailPreviewInput,
    response: mailPreviewResponse,
  },
  async ({ body }) => ok({ html: renderCampaign(body, await findShop()) }),
);
