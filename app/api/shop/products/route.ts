import { staffOrKey } from '@/lib/api/access';
import { bulkResponse, bulkWrite, maxBulkBytes } from '@/lib/api/bulk';
import { defineRoute } from '@/lib/api/route';
import { upsertProducts } from '@/lib/product-import/commands/upsert';
import { productRow } from '@/lib/product-import/schema';
import { defineRecordsRoute } from '@/lib/api/records';
import { products } from '../records';

export const GET = defineRecordsRoute(products);

export const PUT = defineRoute(
  {
    access: staffOrKey('products.edit', 'products:write'),
    summary:
      'Add and change products by up to 10,000 rows with the columns of the product file, one for each SKU, with a result for each',
    bytes: maxBulkBytes,
    rows: productRow,
    example: [{ sku: 'HB-1001-M8', name: 'Hex bolt', brand: 'Ferrox', category: 'hand-tools', price: 12.5 }],
    response: bulkResponse,
  },
  ({ caller, request, bytes }) =>
    bulkWrite(request, bytes, productRow, (rows) => upsertProducts(caller, rows)),
);
