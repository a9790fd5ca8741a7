import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { readStandards } from '@/lib/search/queries/standards';

async function* each<T>(rows: T[]): AsyncGenerator<T> {
  yield* rows;
}

export const GET = defineRoute(
  {
    access: staff('searches.view'),
    produces: 'text/csv',
    summary: 'The standards that can take each other’s place, as CSV: a group in each row',
  },
  async () => {
    const { groups } = await readStandards();
    const width = Math.max(2, ...groups.map(({ length }) => length));
    const header = Array.from({ length: width }, (_, at) => `standard ${at + 1}`);
    return csvResponse('standards.csv', header, each(groups), (group) => [group]);
  },
);
