import { staffOrKey } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachInvoice } from '@/lib/invoices/queries/invoices';
import { invoiceCsvHeader, invoiceCsvRows } from '@/lib/invoices/rules/csv';
import { invoiceFilters } from '@/lib/invoices/schema/inputs';

export const GET = defineRoute(
  {
    access: staffOrKey('invoices.view', 'invoices:read'),
    produces: 'text/csv',
    summary: 'The invoices and credit notes that match the filters, as CSV with a row for each tax rate',
    query: invoiceFilters,
  },
  async ({ query }) => csvResponse('invoices.csv', invoiceCsvHeader, eachInvoice(query), invoiceCsvRows),
);
