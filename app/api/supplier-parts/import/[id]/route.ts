import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { importParams, importPortion, importResult } from '@/lib/product-import/schema';
import { importParts } from '@/lib/purchasing/commands/imports';

export const POST = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary:
      'Carry out a batch of a planned import of suppliers’ parts; the response says where the next begins',
    params: importParams,
    body: importPortion,
    response: importResult,
  },
  ({ caller, params, body }) => importParts(caller, params.id, body.from),
);
