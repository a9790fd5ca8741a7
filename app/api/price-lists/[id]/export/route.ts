import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { failureResponse } from '@/lib/api/errors';
import { defineRoute } from '@/lib/api/route';
import { findPriceList } from '@/lib/price-lists/queries';
import { entryCells, entryColumns } from '@/lib/price-lists/rules/csv';
import { priceListParams, type ContractEntry } from '@/lib/price-lists/schema';
import { fail } from '@/lib/shared/result';

async function* each(entries: ContractEntry[]): AsyncGenerator<ContractEntry> {
  yield* entries;
}

export const GET = defineRoute(
  {
    access: staff('prices.view'),
    produces: 'text/csv',
    summary: 'The entries of a price list as CSV; imported again it changes nothing',
    params: priceListParams,
  },
  async ({ params }) => {
    const list = await findPriceList(params.id);
    if (!list)
      return failureResponse(fail('not-found', 'no-such-price-list', 'There is no such price list.').failure);
    return csvResponse('price-list.csv', entryColumns, each(list.entries), (entry) => [
      entryCells(entry, list.currency),
    ]);
  },
);
