import { after } from 'next/server';
import { defineRoute } from '@/lib/api/route';
import { orCompanyKey, signedIn } from '@/lib/api/access';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { orderResponse } from '@/lib/orders/schema/order';
import { orderParams, cancelInput } from '@/lib/orders/schema/inputs';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';

export const POST = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-orders:write'),
    summary: 'Cancel your order while it is placed or confirmed',
    params: orderParams,
    body: cancelInput,
    example: { why: 'Ordered twice' },
    response: orderResponse,
  },
  ({ caller, params, body }) => {
    after(settleDuePayments);
    return cancelOwnOrder(caller, params.number, body.why);
  },
);
