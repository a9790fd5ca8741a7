import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { subscribe } from '@/lib/newsletter/commands';
import { newsletterResponse, subscribeInput } from '@/lib/newsletter/schema';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Subscribe to the newsletter: a confirmation link is mailed to the address',
    body: subscribeInput,
    response: newsletterResponse,
    limit: { name: 'newsletter', count: 10, seconds: 600 },
  },
  ({ caller, body }) => subscribe(caller, body),
);
