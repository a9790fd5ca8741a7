import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { importReplacedNumbers } from '@/lib/catalog/commands/replaced-numbers';
import { replacedNumberImport, replacedNumberRows } from '@/lib/catalog/schema/replaced-numbers';

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Save which SKUs replace many part numbers; rows that can’t be saved are left out and named',
    body: replacedNumberRows,
    response: replacedNumberImport,
  },
  ({ caller, body }) => importReplacedNumbers(caller, body),
);
