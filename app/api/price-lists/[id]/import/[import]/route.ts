import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { importEntries } from '@/lib/price-lists/commands';
import { entryImportParams } from '@/lib/price-lists/schema';
import { importPortion, importResult } from '@/lib/product-import/schema';

export const POST = defineRoute(
  {
    access: staff('prices.edit'),
    summary:
      'Carry out a batch of a planned import of entries of a price list; the response says where the next begins',
    params: entryImportParams,
    body: importPortion,
    response: importResult,
  },
  ({ caller, params, body }) => importEntries(caller, params.id, params.import, body.from),
);
