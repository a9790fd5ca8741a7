import { defineRoute } from '@/lib/api/route';
import { admin } from '@/lib/api/access';
import { importProducts } from '@/lib/catalog/commands/product-imports';
import { idParams, importPortion, importResult } from '@/lib/catalog/schema';

export const POST = defineRoute(
  {
    access: admin,
    summary: 'Carry out a portion of a planned import; the answer names where the next one begins',
    params: idParams,
    body: importPortion,
    response: importResult,
  },
  ({ caller, params, body }) => importProducts(caller, params.id, body.from),
);
