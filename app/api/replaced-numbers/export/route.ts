import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachReplacedNumber } from '@/lib/catalog/queries/replaced-numbers';

export const GET = defineRoute(
  {
    access: staff('products.view'),
    produces: 'text/csv',
    summary: 'The part numbers that are no longer sold, with the SKU that replaces each, as CSV',
  },
  async () =>
    csvResponse('replaced-numbers.csv', ['number', 'sku'], eachReplacedNumber(), ({ number, sku }) => [
      [number, sku],
    ]),
);
