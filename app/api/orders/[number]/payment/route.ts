import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { changePayment } from '@/lib/orders/commands/change-state';
import { orderAnswer } from '@/lib/orders/schema/answers';
import { orderParams, paymentChange } from '@/lib/orders/schema/inputs';

export const PATCH = route(
  {
    who: admin,
    summary: 'Note that an order was paid or refunded',
    params: orderParams,
    body: paymentChange,
    answer: orderAnswer,
  },
  ({ who, params, body }) => changePayment(who, params.number, body),
);
