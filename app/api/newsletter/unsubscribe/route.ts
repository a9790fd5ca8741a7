import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { unsubscribe } from '@/lib/newsletter/commands';
import { linkToken, newsletterResponse } from '@/lib/newsletter/schema';
import { siteUrl } from '@/lib/platform/env';

// The secret is in the query: mail programs that unsubscribe by one click post a fixed body (RFC 8058).
export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Unsubscribe from the newsletter with the secret of a mail (one click, RFC 8058)',
    query: linkToken,
    response: newsletterResponse,
    // Large mail providers send the clicks of all their users from few addresses.
    limit: { name: 'newsletter-unsubscribe', count: 1_000, seconds: 600 },
  },
  ({ caller, query }) => unsubscribe(caller, query),
);

export const GET = defineRoute(
  {
    access: anyone,
    summary: 'Redirects a browser that opens the same URL to the page that unsubscribes',
    query: linkToken,
  },
  async ({ query }) => {
    const location = `${siteUrl()}/newsletter/unsubscribe?token=${query.token}`;
    return new Response(null, { status: 303, headers: { location } });
  },
);
