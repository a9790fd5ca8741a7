import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { requestLineReturn } from '@/lib/orders/commands/line-returns';
import { orderParams } from '@/lib/orders/schema/inputs';
import { orderResponse } from '@/lib/orders/schema/order';
import { returnRequestInput } from '@/lib/orders/schema/returns';

export const POST = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-returns:write'),
    summary:
      'Ask to return units of your order that were shipped, with a reason for each line; a repeat with the same id changes nothing',
    params: orderParams,
    body: returnRequestInput,
    example: {
      id: '6b0880670000000000000001',
      lines: [{ sku: 'TW-AG125', quantity: 1, reason: 'defective', note: 'Loud', photos: [] }],
    },
    response: orderResponse,
  },
  ({ caller, params, body }) => requestLineReturn(caller, params.number, body),
);
