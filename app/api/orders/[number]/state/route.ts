import { after } from 'next/server';
import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { withInvoices } from '@/lib/invoices/commands/issue-invoices';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { orderResponse } from '@/lib/orders/schema/order';
import { orderParams, statusChange } from '@/lib/orders/schema/inputs';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';

export const PATCH = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'Change the status of an order, or undo a delivery recorded by mistake',
    params: orderParams,
    body: statusChange,
    response: orderResponse,
  },
  ({ caller, params, body }) => {
    after(settleDuePayments);
    return withInvoices(changeOrder(caller, params.number, body));
  },
);
