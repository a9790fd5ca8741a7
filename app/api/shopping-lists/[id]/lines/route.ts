import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addListLines } from '@/lib/shopping-lists/commands/lists';
import { linesAdded, listLinesInput, listParams } from '@/lib/shopping-lists/schema';

export const POST = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-lists:write'),
    summary: 'Put products into a shopping list with their usual quantities; a repeat changes nothing',
    params: listParams,
    body: listLinesInput,
    example: { lines: [{ sku: 'TW-AG125', quantity: 2 }] },
    response: linesAdded,
  },
  ({ caller, params, body }) => addListLines(caller, params.id, body),
);
