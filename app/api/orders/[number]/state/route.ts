import { after } from 'next/server';
import { expectedTag } from '@/lib/api/etag';
import { defineRoute } from '@/lib/api/route';
import { staffOrKey } from '@/lib/api/access';
import { withInvoices } from '@/lib/invoices/commands/issue-invoices';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { orderResponse } from '@/lib/orders/schema/order';
import { orderParams, statusChange } from '@/lib/orders/schema/inputs';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';

export const PATCH = defineRoute(
  {
    access: staffOrKey('orders.edit', 'orders:write'),
    summary: 'Change the status of an order, or undo a delivery recorded by mistake',
    ifMatch: true,
    params: orderParams,
    body: statusChange,
    example: { to: 'confirmed' },
    response: orderResponse,
  },
  ({ caller, params, body, request }) => {
    after(settleDuePayments);
    return withInvoices(changeOrder(caller, params.number, body, expectedTag(request)));
  },
);
