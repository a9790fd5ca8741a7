import { defineRoute } from '@/lib/api/route';
import { admin } from '@/lib/api/access';
import { changeOrders } from '@/lib/orders/commands/change-status';
import { bulkResponse } from '@/lib/orders/schema/responses';
import { bulkChange } from '@/lib/orders/schema/inputs';

export const PATCH = defineRoute(
  {
    access: admin,
    summary: 'Bring several orders into another state; each row says what became of it',
    body: bulkChange,
    response: bulkResponse,
  },
  ({ caller, body }) => changeOrders(caller, body),
);
