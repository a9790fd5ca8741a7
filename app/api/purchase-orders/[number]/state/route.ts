import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changePurchaseState } from '@/lib/purchasing/commands/send';
import { purchaseOrder, purchaseParams, stateInput } from '@/lib/purchasing/schema/orders';

export const PUT = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'Send a draft to its supplier by mail, cancel an order, or close a partly received one',
    params: purchaseParams,
    body: stateInput,
    response: purchaseOrder,
  },
  ({ caller, params, body }) => changePurchaseState(caller, params.number, body),
);
