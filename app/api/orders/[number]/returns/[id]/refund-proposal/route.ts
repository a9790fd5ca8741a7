import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { proposeRefund } from '@/lib/invoices/commands/refund-return';
import { returnParams, returnProposal, returnRefundInput } from '@/lib/orders/schema/returns';

export const POST = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'What the refund of an inspected return comes to, line by line, before it is made',
    params: returnParams,
    body: returnRefundInput,
    response: returnProposal,
  },
  ({ params, body }) => proposeRefund(params.number, params.id, body),
);
