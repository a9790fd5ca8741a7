import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { issueAfter } from '@/lib/invoices/commands/issue-invoices';
import { acceptProposal } from '@/lib/payments/commands/accept-proposal';
import { bankEntry, bankEntryParams } from '@/lib/payments/schema';

export const POST = defineRoute(
  {
    access: staff('payments.edit'),
    summary:
      'Do what is proposed for a bank entry: assign it to its orders, or take an earlier transfer back',
    params: bankEntryParams,
    response: bankEntry,
  },
  ({ caller, params }) => issueAfter(acceptProposal(caller, params.id)),
);
