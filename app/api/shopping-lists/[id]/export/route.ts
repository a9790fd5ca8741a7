import { signedIn } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { failureResponse } from '@/lib/api/errors';
import { defineRoute } from '@/lib/api/route';
import { decimalMoney } from '@/lib/shared/money';
import { noSuchList } from '@/lib/shopping-lists/queries/access';
import { findShoppingList } from '@/lib/shopping-lists/queries/lists';
import { listParams, type ListLine } from '@/lib/shopping-lists/schema';

async function* each(lines: ListLine[]) {
  yield* lines;
}

export const GET = defineRoute(
  {
    access: signedIn,
    produces: 'text/csv',
    summary: 'A shopping list as CSV, which quick order can read',
    params: listParams,
  },
  async ({ caller, params }) => {
    const list = await findShoppingList(caller.userId, params.id);
    if (!list) return failureResponse(noSuchList().failure);
    const head = ['SKU', 'Quantity', 'Product', 'Note', 'Price', 'Available'];
    return csvResponse('list.csv', head, each(list.lines), (line) => [
      [
        line.sku,
        line.quantity,
        line.name,
        line.note,
        line.price === null ? '' : decimalMoney(line.price, list.currency),
        line.available,
      ],
    ]);
  },
);
