import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { issueAfter } from '@/lib/invoices/commands/issue-invoices';
import { assignEntry } from '@/lib/payments/commands/assign-entry';
import { assignmentInput, bankEntry, bankEntryParams } from '@/lib/payments/schema';

export const POST = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'Assign what is open of a bank entry to an order, at most what the order still needs',
    params: bankEntryParams,
    body: assignmentInput,
    response: bankEntry,
  },
  ({ caller, params, body }) => issueAfter(assignEntry(caller, params.id, body)),
);
