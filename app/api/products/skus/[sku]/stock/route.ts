import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { skuParams } from '@/lib/catalog/schema/inputs';
import { skuStock, stockChangeInput } from '@/lib/inventory/schema';

export const PUT = defineRoute(
  {
    access: staff('stock.edit'),
    summary: 'Set the units of a SKU that are free to sell, with the reason',
    params: skuParams,
    body: stockChangeInput,
    response: skuStock,
  },
  ({ caller, params, body }) => setStock(caller, params.sku, body),
);
