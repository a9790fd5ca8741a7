import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { importFitRules } from '@/lib/fits/commands/import';
import { importParams, importPortion, importResult } from '@/lib/product-import/schema';

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary:
      'Carry out a batch of a planned import of rules of what fits; the response says where the next begins',
    params: importParams,
    body: importPortion,
    response: importResult,
  },
  ({ caller, params, body }) => importFitRules(caller, params.id, body.from),
);
