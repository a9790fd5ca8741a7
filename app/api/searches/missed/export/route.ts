import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { listAllMissedSearches } from '@/lib/search/queries/missed-searches';

async function* each<T>(rows: T[]): AsyncGenerator<T> {
  yield* rows;
}

export const GET = defineRoute(
  {
    access: staff('searches.view'),
    produces: 'text/csv',
    summary: 'The searches that found nothing, as CSV',
  },
  async () =>
    csvResponse(
      'searches-without-result.csv',
      ['search', 'times', 'first', 'last'],
      each(await listAllMissedSearches()),
      ({ typed, count, firstAt, lastAt }) => [[typed, count, firstAt, lastAt]],
    ),
);
