import { staffOrKey } from '@/lib/api/access';
import { expectedTag } from '@/lib/api/etag';
import { defineRoute } from '@/lib/api/route';
import { withInvoices } from '@/lib/invoices/commands/issue-invoices';
import { advanceReturn } from '@/lib/orders/commands/line-returns';
import { orderResponse } from '@/lib/orders/schema/order';
import { returnParams, returnStep } from '@/lib/orders/schema/returns';

export const PATCH = defineRoute(
  {
    access: staffOrKey('orders.edit', 'returns:write'),
    summary:
      'Approve a return or units of it, refuse it, receive it, say what becomes of each unit, or close it',
    ifMatch: true,
    params: returnParams,
    body: returnStep,
    example: { to: 'received' },
    response: orderResponse,
  },
  ({ caller, params: { number, id }, body, request }) =>
    withInvoices(advanceReturn(caller, number, id, body, expectedTag(request))),
);
