import { anyone, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { ok } from '@/lib/shared/result';
import { requestStockAlert } from '@/lib/stock-alerts/commands/request';
import { listOwnStockAlerts } from '@/lib/stock-alerts/queries';
import { ownAlerts, stockAlertInput, stockAlertResponse } from '@/lib/stock-alerts/schema';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'The products for which you wait: your open requests to be told when they are back in stock',
    response: ownAlerts,
  },
  async ({ caller }) => ok(await listOwnStockAlerts(caller)),
);

export const POST = defineRoute(
  {
    access: anyone,
    summary:
      'Ask for one mail when a SKU is back in stock. Without a verified account a confirmation link is mailed first',
    body: stockAlertInput,
    response: stockAlertResponse,
    limit: { name: 'stock-alerts', count: 30, seconds: 600 },
  },
  ({ caller, body }) => requestStockAlert(caller, body),
);
