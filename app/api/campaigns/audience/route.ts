import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { countAudience } from '@/lib/newsletter/queries/audience';
import { audienceQuery, audienceResponse } from '@/lib/newsletter/schema/campaigns';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('newsletter.view'),
    summary: 'How many subscribers a campaign would reach: all, or those who bought in a category',
    query: audienceQuery,
    response: audienceResponse,
  },
  async ({ query }) => ok({ count: await countAudience(query.category ?? null) }),
);
