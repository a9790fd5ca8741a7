import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachOpenBankRefund } from '@/lib/payments/queries/bank';
import { refundCsvHeader, refundCsvRows } from '@/lib/payments/rules/refund-csv';

export const GET = defineRoute(
  {
    access: staff('payments.edit'),
    produces: 'text/csv',
    summary: 'The refunds to make at the bank, with the accounts of their payees, as CSV',
  },
  async () => csvResponse('refunds.csv', refundCsvHeader, eachOpenBankRefund(), refundCsvRows),
);
