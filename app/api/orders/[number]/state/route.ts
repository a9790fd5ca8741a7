import { defineRoute } from '@/lib/api/route';
import { admin } from '@/lib/api/access';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { orderResponse } from '@/lib/orders/schema/responses';
import { orderParams, statusChange } from '@/lib/orders/schema/inputs';

export const PATCH = defineRoute(
  {
    access: admin,
    summary: 'Bring an order into another state',
    params: orderParams,
    body: statusChange,
    response: orderResponse,
  },
  ({ caller, params, body }) => changeOrder(caller, params.number, body),
);
