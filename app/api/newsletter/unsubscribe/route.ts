import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { unsubscribe } from '@/lib/newsletter/commands';
import { linkToken, newsletterResponse } from '@/lib/newsletter/schema';
import { siteUrl } from '@/lib/platform/env';

// The secret is in the query, because the mail programs that leave a list by one click post no body of ours.
export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Leave the newsletter with the secret of a mail (one click, RFC 8058)',
    query: linkToken,
    response: newsletterResponse,
    limit: { name: 'newsletter-link', count: 60, seconds: 600 },
  },
  ({ caller, query }) => unsubscribe(caller, query),
);

export const GET = defineRoute(
  {
    access: anyone,
    summary: 'Where a browser that opens the same address may leave the list',
    query: linkToken,
  },
  async ({ query }) => {
    const location = `${siteUrl()}/newsletter/unsubscribe?token=${query.token}`;
    return new Response(null, { status: 303, headers: { location } });
  },
);
