import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { cancelReturn } from '@/lib/orders/commands/line-returns';
import { orderResponse } from '@/lib/orders/schema/order';
import { returnParams } from '@/lib/orders/schema/returns';

export const POST = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-returns:write'),
    summary: 'Take back your return before the shop has received it',
    params: returnParams,
    response: orderResponse,
  },
  ({ caller, params }) => cancelReturn(caller, params.number, params.id),
);
