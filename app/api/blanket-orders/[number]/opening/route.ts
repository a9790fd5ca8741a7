import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { openBlanketOrder } from '@/lib/blanket-orders/commands/agree';
import { blanketOrder, blanketOrderParams, openInput } from '@/lib/blanket-orders/schema';

export const POST = defineRoute(
  {
    access: staff('quotes.edit'),
    summary: 'Open a blanket order: members of the company see it and call off. Its contact gets a mail',
    params: blanketOrderParams,
    body: openInput,
    response: blanketOrder,
  },
  ({ caller, params: { number }, body }) => openBlanketOrder(caller, number, body),
);
