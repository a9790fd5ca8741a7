import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { findOrder, findOwnOrder } from '@/lib/orders/queries/orders';
import { orderAnswer } from '@/lib/orders/schema/answers';
import { orderParams } from '@/lib/orders/schema/inputs';
import { ok, refuse } from '@/lib/shared/result';

export const GET = route(
  {
    who: signedIn,
    summary: 'One of your orders; any order for an admin',
    params: orderParams,
    answer: orderAnswer,
  },
  async ({ who, params }) => {
    const order =
      who.role === 'admin' ? await findOrder(params.number) : await findOwnOrder(who.userId, params.number);
    return order ? ok(order) : refuse('not-found', 'unknown-order', 'There is no such order.');
  },
);
