import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { orderResponse } from '@/lib/orders/schema/order';
import { orderParams, cancelInput } from '@/lib/orders/schema/inputs';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Cancel your order while it is placed or confirmed',
    params: orderParams,
    body: cancelInput,
    response: orderResponse,
  },
  ({ caller, params, body }) => cancelOwnOrder(caller, params.number, body.why),
);
