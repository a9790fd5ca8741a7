import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { enterCount } from '@/lib/inventory/commands/counts';
import { countEntry, countLine, countParams } from '@/lib/inventory/schema';
import { unshippedUnits } from '@/lib/orders/queries/unshipped-units';

export const POST = defineRoute(
  {
    access: staff('stock.edit'),
    summary: 'Enter what was counted of a SKU, or add to it, once for each id of an entry',
    params: countParams,
    body: countEntry,
    response: countLine,
    status: 201,
  },
  ({ caller, params, body }) => enterCount(caller, params.id, body, unshippedUnits),
);
