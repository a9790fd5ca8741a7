import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { issueAfter } from '@/lib/invoices/commands/issue-invoices';
import { undoAssignment } from '@/lib/payments/commands/assign-entry';
import { bankAssignmentParams, bankEntry } from '@/lib/payments/schema';

export const DELETE = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'Take back that a bank entry pays an order; a repeat changes nothing',
    params: bankAssignmentParams,
    response: bankEntry,
  },
  ({ caller, params }) => issueAfter(undoAssignment(caller, params.id, Number(params.index))),
);
