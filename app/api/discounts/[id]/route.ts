import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeDiscount } from '@/lib/discounts/commands/discounts';
import { discountInput, discountParams, discountResponse } from '@/lib/discounts/schema';

export const PUT = defineRoute(
  {
    access: staff('discounts.edit'),
    summary: 'Change a discount; orders keep what they were given',
    params: discountParams,
    body: discountInput,
    response: discountResponse,
  },
  ({ caller, params, body }) => changeDiscount(caller, params.id, body),
);
