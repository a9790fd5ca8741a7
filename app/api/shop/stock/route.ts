import { staffOrKey } from '@/lib/api/access';
import { bulkResponse, bulkWrite, maxBulkBytes } from '@/lib/api/bulk';
import { defineRoute } from '@/lib/api/route';
import { setManyStocks } from '@/lib/inventory/commands/set-many-stocks';
import { stockChangeRow } from '@/lib/inventory/schema';
import { defineRecordsRoute } from '@/lib/api/records';
import { stock } from '../records';

export const GET = defineRecordsRoute(stock);

export const PUT = defineRoute(
  {
    access: staffOrKey('stock.edit', 'stock:write'),
    summary: 'Set the units of up to 10,000 SKUs that are free to sell, with a result for each',
    bytes: maxBulkBytes,
    rows: stockChangeRow,
    example: [{ sku: 'HB-1001-M8', availableQuantity: 40, reason: 'Counted' }],
    response: bulkResponse,
  },
  ({ caller, request, bytes }) =>
    bulkWrite(request, bytes, stockChangeRow, (rows) => setManyStocks(caller, rows)),
);
