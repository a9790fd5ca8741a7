import { after } from 'next/server';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { requestRefund } from '@/lib/orders/commands/refunds';
import { orderParams } from '@/lib/orders/schema/inputs';
import { orderResponse } from '@/lib/orders/schema/order';
import { refundInput } from '@/lib/orders/schema/payment';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';

export const POST = defineRoute(
  {
    access: staff('payments.edit'),
    summary:
      'Refund a part or all of what was received for an order; a repeat with the same id changes nothing',
    params: orderParams,
    body: refundInput,
    response: orderResponse,
  },
  ({ caller, params, body }) => {
    after(settleDuePayments);
    return requestRefund(caller, params.number, body);
  },
);
