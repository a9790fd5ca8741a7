import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeListLine, removeListLine } from '@/lib/shopping-lists/commands/lists';
import { listLineChange, listLineParams } from '@/lib/shopping-lists/schema';
import { done } from '@/lib/users/schema/responses';

export const PATCH = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-lists:write'),
    summary: 'Change the usual quantity or the note of a product in a shopping list',
    params: listLineParams,
    body: listLineChange,
    example: { quantity: 4, note: 'Spare' },
    response: done,
  },
  ({ caller, params, body }) => changeListLine(caller, params.id, params.sku, body),
);

export const DELETE = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-lists:write'),
    summary: 'Take a product out of a shopping list',
    params: listLineParams,
    response: done,
  },
  ({ caller, params }) => removeListLine(caller, params.id, params.sku),
);
