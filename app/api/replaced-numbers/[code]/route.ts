import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { removeReplacedNumber } from '@/lib/catalog/commands/replaced-numbers';
import { replacedNumberParams } from '@/lib/catalog/schema/replaced-numbers';
import { done } from '@/lib/users/schema/responses';

export const DELETE = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Forget that a part number was replaced',
    params: replacedNumberParams,
    response: done,
  },
  ({ caller, params }) => removeReplacedNumber(caller, params.code),
);
