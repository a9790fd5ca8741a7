import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { listAllMissedSearches } from '@/lib/search/queries/missed-searches';
import { csvLine } from '@/lib/shared/csv';

export const GET = defineRoute(
  { access: staff('searches.view'), summary: 'The searches that found nothing, as CSV' },
  async () => {
    const searches = await listAllMissedSearches();
    const rows = searches.map(({ typed, count, firstAt, lastAt }) => [typed, count, firstAt, lastAt]);
    const lines = [['search', 'times', 'first', 'last'], ...rows].map(csvLine);
    return new Response(`\ufeff${lines.join('')}`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="searches-without-result.csv"',
        'cache-control': 'private, no-store',
      },
    });
  },
);
