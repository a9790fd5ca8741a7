import { staffOrKey } from '@/lib/api/access';
import { bulkResponse, bulkWrite, maxBulkBytes } from '@/lib/api/bulk';
import { defineRoute } from '@/lib/api/route';
import { setPrices } from '@/lib/catalog/commands/set-prices';
import { priceRow } from '@/lib/catalog/schema/inputs';

export const PUT = defineRoute(
  {
    access: staffOrKey('products.edit', 'prices:write'),
    summary: 'Set the prices of up to 10,000 SKUs, in minor units, with a result for each',
    bytes: maxBulkBytes,
    rows: priceRow,
    example: [{ sku: 'HB-1001-M8', price: 1250 }],
    response: bulkResponse,
  },
  ({ caller, request, bytes }) => bulkWrite(request, bytes, priceRow, (rows) => setPrices(caller, rows)),
);
