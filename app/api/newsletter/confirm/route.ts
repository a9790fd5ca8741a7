import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { confirmSubscription } from '@/lib/newsletter/commands';
import { linkToken, newsletterResponse } from '@/lib/newsletter/schema';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Confirm a subscription with the secret of the mailed link',
    body: linkToken,
    response: newsletterResponse,
    limit: { name: 'newsletter-link', count: 60, seconds: 600 },
  },
  ({ caller, body }) => confirmSubscription(caller, body),
);
