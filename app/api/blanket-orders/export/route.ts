import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachBlanketOrder } from '@/lib/blanket-orders/queries/blanket-orders';
import { blanketCsvHeader, blanketCsvRows } from '@/lib/blanket-orders/rules/csv';
import { blanketFilters } from '@/lib/blanket-orders/schema';

export const GET = defineRoute(
  {
    access: staff('quotes.view'),
    produces: 'text/csv',
    summary: 'The blanket orders that match the filters, as CSV with a row for each line',
    query: blanketFilters,
  },
  async ({ query }) =>
    csvResponse('blanket-orders.csv', blanketCsvHeader, eachBlanketOrder(query), blanketCsvRows),
);
