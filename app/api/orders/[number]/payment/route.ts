import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { withInvoices } from '@/lib/invoices/commands/issue-invoices';
import { changePayment } from '@/lib/orders/commands/change-status';
import { orderResponse } from '@/lib/orders/schema/order';
import { orderParams, paymentChange } from '@/lib/orders/schema/inputs';

export const PATCH = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'Record that an order was paid or refunded, or undo such a record',
    params: orderParams,
    body: paymentChange,
    response: orderResponse,
  },
  ({ caller, params, body }) => withInvoices(changePayment(caller, params.number, body)),
);
