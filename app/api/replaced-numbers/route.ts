import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { saveReplacedNumber } from '@/lib/catalog/commands/replaced-numbers';
import { listReplacedNumbers } from '@/lib/catalog/queries/replaced-numbers';
import {
  replacedNumberFilters,
  replacedNumberInput,
  replacedNumberPage,
} from '@/lib/catalog/schema/replaced-numbers';
import { ok } from '@/lib/shared/result';
import { done } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  {
    access: staff('products.view'),
    summary: 'Part numbers that are no longer sold, with the SKU that replaces each',
    query: replacedNumberFilters,
    response: replacedNumberPage,
  },
  async ({ query }) => ok(await listReplacedNumbers(query)),
);

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Say which SKU replaces a part number: search and quick order offer it',
    body: replacedNumberInput,
    response: done,
  },
  ({ caller, body }) => saveReplacedNumber(caller, body),
);
