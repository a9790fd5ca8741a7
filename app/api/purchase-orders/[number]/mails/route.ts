import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { mailPurchaseAgain } from '@/lib/purchasing/commands/mail-again';
import { purchaseMailInput, purchaseOrder, purchaseParams } from '@/lib/purchasing/schema/orders';

export const POST = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'Mail an order that was sent to its supplier again, once for each id',
    params: purchaseParams,
    body: purchaseMailInput,
    response: purchaseOrder,
    status: 201,
  },
  ({ caller, params, body }) => mailPurchaseAgain(caller, params.number, body.id),
);
