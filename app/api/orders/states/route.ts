import { after } from 'next/server';
import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { issueAfter } from '@/lib/invoices/commands/issue-invoices';
import { changeOrders } from '@/lib/orders/commands/change-status';
import { bulkResponse } from '@/lib/orders/schema/order';
import { bulkChange } from '@/lib/orders/schema/inputs';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';

export const PATCH = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'Change the status of several orders; each row of the response stands for one',
    body: bulkChange,
    response: bulkResponse,
  },
  ({ caller, body }) => {
    after(settleDuePayments);
    return issueAfter(changeOrders(caller, body));
  },
);
