import { defineRoute } from '@/lib/api/route';
import { orCompanyKey, signedIn } from '@/lib/api/access';
import { findOrder, findOwnOrder } from '@/lib/orders/queries/orders';
import { orderResponse } from '@/lib/orders/schema/order';
import { orderParams } from '@/lib/orders/schema/inputs';
import { ok, fail } from '@/lib/shared/result';
import { may } from '@/lib/users/rules/rights';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-orders:read'),
    summary: 'One of your orders; any order for staff',
    params: orderParams,
    response: orderResponse,
  },
  async ({ caller, params }) => {
    const order = may(caller.role, 'orders.view')
      ? await findOrder(params.number)
      : await findOwnOrder(caller.userId, params.number);
    return order ? ok(order) : fail('not-found', 'unknown-order', 'There is no such order.');
  },
);
