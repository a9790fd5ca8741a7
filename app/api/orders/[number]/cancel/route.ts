import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { cancelOwnOrder } from '@/lib/orders/commands/change-state';
import { orderAnswer } from '@/lib/orders/schema/answers';
import { orderParams, cancelInput } from '@/lib/orders/schema/inputs';

export const POST = route(
  {
    who: signedIn,
    summary: 'Cancel your order while it is placed or confirmed',
    params: orderParams,
    body: cancelInput,
    answer: orderAnswer,
  },
  ({ who, params, body }) => cancelOwnOrder(who, params.number, body.why),
);
