import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { replaceReturn } from '@/lib/orders/commands/replacements';
import { orderResponse } from '@/lib/orders/schema/order';
import { replacementInput, returnParams } from '@/lib/orders/schema/returns';

export const POST = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'Replace units of an inspected return by a new, free order; repeats return the same order',
    params: returnParams,
    body: replacementInput,
    response: orderResponse,
    status: 201,
  },
  ({ caller, params, body }) => replaceReturn(caller, params.number, params.id, body),
);
