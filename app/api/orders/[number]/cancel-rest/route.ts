import { after } from 'next/server';
import { expectedTag } from '@/lib/api/etag';
import { defineRoute } from '@/lib/api/route';
import { staffOrKey } from '@/lib/api/access';
import { cancelRest } from '@/lib/orders/commands/shipments';
import { cancelInput, orderParams } from '@/lib/orders/schema/inputs';
import { orderResponse } from '@/lib/orders/schema/order';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';

export const POST = defineRoute(
  {
    access: staffOrKey('orders.edit', 'orders:write'),
    summary: 'Cancel the units of a partly shipped order that have not shipped; they go back into stock',
    ifMatch: true,
    params: orderParams,
    body: cancelInput,
    example: { why: 'The rest is no longer made' },
    response: orderResponse,
  },
  ({ caller, params, body, request }) => {
    after(settleDuePayments);
    return cancelRest(caller, params.number, body.why, expectedTag(request));
  },
);
