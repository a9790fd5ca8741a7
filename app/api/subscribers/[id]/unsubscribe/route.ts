import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { unsubscribeFor } from '@/lib/newsletter/commands/subscribers';
import { subscriberParams, subscriberResponse } from '@/lib/newsletter/schema/subscribers';

export const POST = defineRoute(
  {
    access: staff('newsletter.edit'),
    summary: 'Take a subscriber off the newsletter who has asked the shop for it',
    params: subscriberParams,
    response: subscriberResponse,
  },
  ({ caller, params }) => unsubscribeFor(caller, params.id),
);
