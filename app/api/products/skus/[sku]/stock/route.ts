import { expectedTag } from '@/lib/api/etag';
import { defineRoute } from '@/lib/api/route';
import { staffOrKey } from '@/lib/api/access';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { skuParams } from '@/lib/catalog/schema/inputs';
import { skuStock, stockChangeInput } from '@/lib/inventory/schema';

export const PUT = defineRoute(
  {
    access: staffOrKey('stock.edit', 'stock:write'),
    summary: 'Set the units of a SKU that are free to sell, with the reason',
    ifMatch: true,
    params: skuParams,
    body: stockChangeInput,
    example: { availableQuantity: 40, reason: 'Counted' },
    response: skuStock,
  },
  ({ caller, params, body, request }) => setStock(caller, params.sku, body, expectedTag(request)),
);
