import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachPartBatch } from '@/lib/purchasing/queries/part-files';
import { partCells, partColumns } from '@/lib/purchasing/rules/part-csv';

export const GET = defineRoute(
  {
    access: staff('purchasing.view'),
    produces: 'text/csv',
    summary: 'The parts of all suppliers as CSV; imported again it changes nothing',
  },
  async () =>
    csvResponse('supplier-parts.csv', partColumns, eachPartBatch(), (parts) =>
      parts.map(({ supplier, part }) => partCells(supplier, part)),
    ),
);
