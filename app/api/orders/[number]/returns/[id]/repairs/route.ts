import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { finishRepair } from '@/lib/orders/commands/repairs';
import { orderResponse } from '@/lib/orders/schema/order';
import { repairInput, returnParams } from '@/lib/orders/schema/returns';

export const POST = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'Say what became of units of a return that were in repair: into stock, or scrapped',
    params: returnParams,
    body: repairInput,
    response: orderResponse,
  },
  ({ caller, params, body }) => finishRepair(caller, params.number, params.id, body),
);
