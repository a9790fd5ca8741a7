import { after } from 'next/server';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { refundReturn } from '@/lib/invoices/commands/refund-return';
import { orderResponse } from '@/lib/orders/schema/order';
import { returnParams, returnRefundInput } from '@/lib/orders/schema/returns';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';

export const POST = defineRoute(
  {
    access: staff('payments.edit'),
    summary:
      'Refund an inspected return by line, less reductions and a restocking fee, with credit notes, and close it',
    params: returnParams,
    body: returnRefundInput,
    response: orderResponse,
  },
  ({ caller, params, body }) => {
    after(settleDuePayments);
    return refundReturn(caller, params.number, params.id, body);
  },
);
