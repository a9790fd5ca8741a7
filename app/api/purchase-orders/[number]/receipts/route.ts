import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { receivePurchase } from '@/lib/purchasing/commands/receive';
import { purchaseOrder, purchaseParams, receiptInput } from '@/lib/purchasing/schema/orders';

export const POST = defineRoute(
  {
    access: staff('stock.edit'),
    summary: 'Receive a delivery into stock at its actual cost, once for each id of a receipt',
    params: purchaseParams,
    body: receiptInput,
    response: purchaseOrder,
    status: 201,
  },
  ({ caller, params, body }) => receivePurchase(caller, params.number, body),
);
