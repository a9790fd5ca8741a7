import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { changeOrder } from '@/lib/orders/commands/change-state';
import { orderAnswer } from '@/lib/orders/schema/answers';
import { orderParams, stateChange } from '@/lib/orders/schema/inputs';

export const PATCH = route(
  {
    who: admin,
    summary: 'Bring an order into another state',
    params: orderParams,
    body: stateChange,
    answer: orderAnswer,
  },
  ({ who, params, body }) => changeOrder(who, params.number, body),
);
