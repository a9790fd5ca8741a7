import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { backordersInput, skuBackorders } from '@/lib/catalog/schema/backorders';
import { skuParams } from '@/lib/catalog/schema/inputs';
import { setBackorders } from '@/lib/inventory/commands/set-backorders';

export const PUT = defineRoute(
  {
    access: staff('stock.edit'),
    summary: 'Set how many units of a SKU may be on backorder, and when they are expected; null for none',
    params: skuParams,
    body: backordersInput,
    example: { backorders: { limit: 20, expectedOn: '2027-12-14', leadDays: null } },
    response: skuBackorders,
  },
  ({ caller, params, body }) => setBackorders(caller, params.sku, body.backorders),
);
