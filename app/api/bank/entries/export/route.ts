import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachBankEntry } from '@/lib/payments/queries/bank';
import { bankCsvHeader, bankCsvRows } from '@/lib/payments/rules/bank-entry-csv';
import { bankFilters } from '@/lib/payments/schema/bank-list';

export const GET = defineRoute(
  {
    access: staff('payments.view'),
    produces: 'text/csv',
    summary: 'The entries of the bank account that match the filters, as CSV, oldest first',
    query: bankFilters,
  },
  async ({ query }) => csvResponse('bank-entries.csv', bankCsvHeader, eachBankEntry(query), bankCsvRows),
);
