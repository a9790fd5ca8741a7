import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { editDraft } from '@/lib/purchasing/commands/drafts';
import { noSuchPurchase } from '@/lib/purchasing/commands/order-change';
import { findPurchase } from '@/lib/purchasing/queries/orders';
import { draftInput, purchaseOrder, purchaseParams } from '@/lib/purchasing/schema/orders';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('purchasing.view'),
    summary: 'A purchase order with its lines, receipts and history',
    params: purchaseParams,
    response: purchaseOrder,
  },
  async ({ params }) => {
    const order = await findPurchase(params.number);
    return order ? ok(order) : noSuchPurchase();
  },
);

export const PUT = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'Replace the lines, the note and the wanted day of a draft',
    params: purchaseParams,
    body: draftInput,
    response: purchaseOrder,
  },
  ({ caller, params, body }) => editDraft(caller, params.number, body),
);
