import { signedIn } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { failureResponse } from '@/lib/api/errors';
import { defineRoute } from '@/lib/api/route';
import { authorizeOwner, eachOwnNumberBatch } from '@/lib/own-numbers/queries';
import { ownNumberCells, ownNumberColumns } from '@/lib/own-numbers/rules/csv';
import { ownerParams } from '@/lib/own-numbers/schema';

export const GET = defineRoute(
  {
    access: signedIn,
    produces: 'text/csv',
    summary: 'Your own part numbers as CSV, or those of a company; imported again it changes nothing',
    params: ownerParams,
  },
  async ({ caller, params }) => {
    const owner = await authorizeOwner(caller, params.owner, 'company.view');
    if (!owner.ok) return failureResponse(owner.failure);
    return csvResponse('part-numbers.csv', ownNumberColumns, eachOwnNumberBatch(owner.value), (rows) =>
      rows.map(ownNumberCells),
    );
  },
);
