import { staffOrKey } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachProduct } from '@/lib/product-import/queries/product-facts';
import { productColumns, productRows } from '@/lib/product-import/rules/product-csv';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: staffOrKey('products.view', 'products:read'),
    produces: 'text/csv',
    summary: 'All products as CSV with a row for each SKU; imported again it changes nothing',
  },
  async () => {
    const { currency } = await findShop();
    return csvResponse('products.csv', productColumns, eachProduct(), (products) =>
      products.flatMap(({ facts, bins }) => productRows(facts, currency, bins)),
    );
  },
);
