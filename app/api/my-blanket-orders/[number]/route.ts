import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { noSuchBlanketOrder } from '@/lib/blanket-orders/commands/change';
import { findOwnBlanketOrder } from '@/lib/blanket-orders/queries/blanket-orders';
import { blanketOrder, blanketOrderParams } from '@/lib/blanket-orders/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-orders:read'),
    summary: 'A blanket order of your company. An order that names it (`blanketOrder`) calls off from it',
    params: blanketOrderParams,
    response: blanketOrder,
  },
  async ({ caller: { userId }, params: { number } }) => {
    const found = await findOwnBlanketOrder(userId, number);
    return found ? ok(found.order) : noSuchBlanketOrder();
  },
);
