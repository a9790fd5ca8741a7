import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { withdrawStockAlert } from '@/lib/stock-alerts/commands/links';
import { alertParams } from '@/lib/stock-alerts/schema';
import { done } from '@/lib/users/schema/responses';

export const DELETE = defineRoute(
  {
    access: signedIn,
    summary: 'Withdraw your request to be told when a product is back in stock',
    params: alertParams,
    response: done,
  },
  ({ caller, params }) => withdrawStockAlert(caller, params.id),
);
