import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { siteUrl } from '@/lib/platform/env';
import { unsubscribeFromStockAlerts } from '@/lib/stock-alerts/commands/links';
import { alertLink, alertMessage } from '@/lib/stock-alerts/schema';

// The secret is in the query: mail programs that unsubscribe by one click post a fixed body (RFC 8058).
export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Withdraw all stock alerts with the secret of a mail (one click, RFC 8058)',
    query: alertLink,
    response: alertMessage,
    // Large mail providers send the clicks of all their users from few addresses.
    limit: { name: 'stock-alert-unsubscribe', count: 1_000, seconds: 600 },
  },
  ({ caller, query }) => unsubscribeFromStockAlerts(caller, query),
);

export const GET = defineRoute(
  {
    access: anyone,
    summary: 'Redirects a browser that opens the same URL to the page that withdraws',
    query: alertLink,
  },
  async ({ query }) => {
    const location = `${siteUrl()}/stock-alerts/unsubscribe?token=${query.token}`;
    return new Response(null, { status: 303, headers: { location } });
  },
);
