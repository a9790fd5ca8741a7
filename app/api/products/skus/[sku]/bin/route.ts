import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { skuParams } from '@/lib/catalog/schema/inputs';
import { setBin } from '@/lib/inventory/commands/set-bin';
import { binInput, skuBin } from '@/lib/inventory/schema';

export const PUT = defineRoute(
  {
    access: staff('stock.edit'),
    summary: 'Set the place in the warehouse where a SKU lies; empty removes it',
    params: skuParams,
    body: binInput,
    response: skuBin,
  },
  ({ caller, params, body }) => setBin(caller, params.sku, body.bin),
);
