import { defineRoute } from '@/lib/api/route';
import { admin } from '@/lib/api/access';
import { changeOrder } from '@/lib/orders/commands/change-state';
import { orderResponse } from '@/lib/orders/schema/responses';
import { orderParams, stateChange } from '@/lib/orders/schema/inputs';

export const PATCH = defineRoute(
  {
    access: admin,
    summary: 'Bring an order into another state',
    params: orderParams,
    body: stateChange,
    response: orderResponse,
  },
  ({ caller, params, body }) => changeOrder(caller, params.number, body),
);
