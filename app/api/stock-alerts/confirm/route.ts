import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { confirmStockAlert } from '@/lib/stock-alerts/commands/links';
import { alertLink, alertMessage } from '@/lib/stock-alerts/schema';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Confirm a stock alert with the secret of the mailed link',
    body: alertLink,
    response: alertMessage,
    limit: { name: 'stock-alert-link', count: 60, seconds: 600 },
  },
  ({ caller, body }) => confirmStockAlert(caller, body),
);
