import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { saveBlanketOrder } from '@/lib/blanket-orders/commands/agree';
import { noSuchBlanketOrder } from '@/lib/blanket-orders/commands/change';
import { findBlanketOrder } from '@/lib/blanket-orders/queries/blanket-orders';
import { blanketOrder, blanketOrderInput, blanketOrderParams } from '@/lib/blanket-orders/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('quotes.view'),
    summary: 'A blanket order with its call-offs',
    params: blanketOrderParams,
    response: blanketOrder,
  },
  async ({ params: { number } }) => {
    const found = await findBlanketOrder(number);
    return found ? ok(found) : noSuchBlanketOrder();
  },
);

export const PUT = defineRoute(
  {
    access: staff('quotes.edit'),
    summary: 'Change what is agreed; not below what was called off, and not once it is closed',
    params: blanketOrderParams,
    body: blanketOrderInput,
    response: blanketOrder,
  },
  ({ caller, params: { number }, body }) => saveBlanketOrder(caller, number, body),
);
