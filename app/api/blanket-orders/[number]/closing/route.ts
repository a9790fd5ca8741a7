import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { closeBlanketOrder } from '@/lib/blanket-orders/commands/agree';
import { blanketOrder, blanketOrderParams, closeInput } from '@/lib/blanket-orders/schema';

export const POST = defineRoute(
  {
    access: staff('quotes.edit'),
    summary: 'Close a blanket order: nothing can be called off any more. Its contact gets a mail',
    params: blanketOrderParams,
    body: closeInput,
    response: blanketOrder,
  },
  ({ caller, params: { number }, body }) => closeBlanketOrder(caller, number, body),
);
