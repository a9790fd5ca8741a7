import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { decideEntry } from '@/lib/payments/commands/bank-refunds';
import { bankEntry, bankEntryParams, decisionInput } from '@/lib/payments/schema';

export const POST = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'Refund what is open of a bank entry, keep it as a credit, or note an outgoing one',
    params: bankEntryParams,
    body: decisionInput,
    response: bankEntry,
  },
  ({ caller, params, body }) => decideEntry(caller, params.id, body),
);
