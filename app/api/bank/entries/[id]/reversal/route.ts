import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { issueAfter } from '@/lib/invoices/commands/issue-invoices';
import { reverseEntry, undoReversal } from '@/lib/payments/commands/reverse-entry';
import { bankEntry, bankEntryParams, reversalInput } from '@/lib/payments/schema';

export const PUT = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'Record that a debit takes back an earlier transfer: its payments are undone',
    params: bankEntryParams,
    body: reversalInput,
    response: bankEntry,
  },
  ({ caller, params, body }) => issueAfter(reverseEntry(caller, params.id, body.entryId)),
);

export const DELETE = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'Undo that a debit takes back a transfer: the money of the transfer is open then',
    params: bankEntryParams,
    response: bankEntry,
  },
  ({ caller, params }) => undoReversal(caller, params.id),
);
