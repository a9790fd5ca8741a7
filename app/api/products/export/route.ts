import { defineRoute } from '@/lib/api/route';
import { admin } from '@/lib/api/access';
import { eachProduct } from '@/lib/product-import/queries/product-facts';
import { productColumns, productRows } from '@/lib/product-import/rules/product-csv';
import { csvLine } from '@/lib/shared/csv';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: admin,
    summary: 'All products as CSV with a row for each SKU; imported again it changes nothing',
  },
  async () => {
    const { currency } = await findShop();
    const products = eachProduct();
    const encoder = new TextEncoder();
    const file = new ReadableStream({
      start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvLine(productColumns)}`)),
      async pull(controller) {
        const next = await products.next();
        if (next.done) return controller.close();
        const rows = next.value.flatMap(({ facts }) => productRows(facts, currency));
        controller.enqueue(encoder.encode(rows.map(csvLine).join('')));
      },
      async cancel() {
        await products.return(undefined);
      },
    });
    return new Response(file, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="products.csv"',
        'cache-control': 'private, no-store',
      },
    });
  },
);
