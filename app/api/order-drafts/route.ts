import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findOrderDraft } from '@/lib/orders/queries/order-draft';
import { draftInput, orderDraft } from '@/lib/orders/schema/edit';

export const POST = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'Price an order that staff are entering or changing; stores nothing',
    body: draftInput,
    response: orderDraft,
  },
  ({ body }) => findOrderDraft(body),
);
