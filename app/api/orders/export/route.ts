import { defineRoute } from '@/lib/api/route';
import { admin } from '@/lib/api/access';
import { eachOrder } from '@/lib/orders/queries/orders';
import { orderCsvHeader, orderCsvRows } from '@/lib/orders/rules/csv';
import { orderFilters } from '@/lib/orders/schema/inputs';
import { csvLine } from '@/lib/shared/csv';

export const GET = defineRoute(
  {
    access: admin,
    summary: 'The orders that the filters leave, as CSV with a row for each line',
    query: orderFilters,
  },
  async ({ query }) => {
    const rows = eachOrder(query);
    const encoder = new TextEncoder();
    const file = new ReadableStream({
      start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvLine(orderCsvHeader)}`)),
      async pull(controller) {
        const next = await rows.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(orderCsvRows(next.value).map(csvLine).join('')));
      },
      async cancel() {
        await rows.return(undefined);
      },
    });
    return new Response(file, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="orders.csv"',
        'cache-control': 'private, no-store',
      },
    });
  },
);
