import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachStockBatch } from '@/lib/inventory/queries/stock-list';
import { reorderCells, reorderColumns } from '@/lib/purchasing/rules/reorder-csv';

export const GET = defineRoute(
  {
    access: staff('stock.view'),
    produces: 'text/csv',
    summary: 'The reorder point and quantity of each SKU as CSV; imported again it changes nothing',
  },
  async () =>
    csvResponse('reorder-points.csv', reorderColumns, eachStockBatch(), (rows) => rows.map(reorderCells)),
);
