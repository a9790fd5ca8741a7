import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { changeOrders } from '@/lib/orders/commands/change-state';
import { bulkAnswer } from '@/lib/orders/schema/answers';
import { bulkChange } from '@/lib/orders/schema/inputs';

export const PATCH = route(
  {
    who: admin,
    summary: 'Bring several orders into another state; each row says what became of it',
    body: bulkChange,
    answer: bulkAnswer,
  },
  ({ who, body }) => changeOrders(who, body),
);
