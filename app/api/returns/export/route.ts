import { staffOrKey } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachReturn } from '@/lib/orders/queries/returns';
import { returnCsvHeader, returnCsvRows } from '@/lib/orders/rules/return-list';
import { returnFilters } from '@/lib/orders/schema/return-list';

export const GET = defineRoute(
  {
    access: staffOrKey('orders.view', 'returns:read'),
    produces: 'text/csv',
    summary: 'The returns that match the filters, as CSV with a row for each line',
    query: returnFilters,
  },
  async ({ query }) => csvResponse('returns.csv', returnCsvHeader, eachReturn(query), returnCsvRows),
);
