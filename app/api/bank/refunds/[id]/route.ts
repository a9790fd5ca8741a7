import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { issueAfter } from '@/lib/invoices/commands/issue-invoices';
import { finishBankRefund } from '@/lib/payments/commands/bank-refunds';
import { bankRefund, bankRefundParams, doneInput } from '@/lib/payments/schema';

export const PUT = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'Record that a refund was made at the bank; a repeat changes nothing',
    params: bankRefundParams,
    body: doneInput,
    response: bankRefund,
  },
  ({ caller, params, body }) => issueAfter(finishBankRefund(caller, params.id, body.on)),
);
