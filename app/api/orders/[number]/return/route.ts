import { defineRoute } from '@/lib/api/route';
import { staff, signedIn } from '@/lib/api/access';
import { withInvoices } from '@/lib/invoices/commands/issue-invoices';
import { decideReturn, requestReturn } from '@/lib/orders/commands/returns';
import { orderResponse } from '@/lib/orders/schema/order';
import { orderParams, returnDecision, returnInput } from '@/lib/orders/schema/inputs';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Ask to return your delivered order',
    params: orderParams,
    body: returnInput,
    response: orderResponse,
  },
  ({ caller, params, body }) => requestReturn(caller, params.number, body.reason),
);

export const PATCH = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'Accept a return, with the units that go back into stock, or refuse it',
    params: orderParams,
    body: returnDecision,
    response: orderResponse,
  },
  ({ caller, params, body }) => withInvoices(decideReturn(caller, params.number, body)),
);
