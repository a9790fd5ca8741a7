import { staffOrKey } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachOrder } from '@/lib/orders/queries/orders';
import { orderCsvHeader, orderCsvRows } from '@/lib/orders/rules/csv';
import { orderFilters } from '@/lib/orders/schema/inputs';

export const GET = defineRoute(
  {
    access: staffOrKey('orders.view', 'orders:read'),
    produces: 'text/csv',
    summary: 'The orders that match the filters, as CSV with a row for each line',
    query: orderFilters,
  },
  async ({ query }) => csvResponse('orders.csv', orderCsvHeader, eachOrder(query), orderCsvRows),
);
