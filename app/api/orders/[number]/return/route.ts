import { route } from '@/lib/api/route';
import { admin, signedIn } from '@/lib/api/who';
import { decideReturn, requestReturn } from '@/lib/orders/commands/returns';
import { orderAnswer } from '@/lib/orders/schema/answers';
import { orderParams, returnDecision, returnInput } from '@/lib/orders/schema/inputs';

export const POST = route(
  {
    who: signedIn,
    summary: 'Ask to return your delivered order',
    params: orderParams,
    body: returnInput,
    answer: orderAnswer,
  },
  ({ who, params, body }) => requestReturn(who, params.number, body.reason),
);

export const PATCH = route(
  {
    who: admin,
    summary: 'Accept or refuse a return',
    params: orderParams,
    body: returnDecision,
    answer: orderAnswer,
  },
  ({ who, params, body }) => decideReturn(who, params.number, body),
);
