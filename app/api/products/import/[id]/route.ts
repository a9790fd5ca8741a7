import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { importProducts } from '@/lib/catalog/commands/product-imports';
import { idParams, importPortion, importResult } from '@/lib/catalog/schema';

export const POST = route(
  {
    who: admin,
    summary: 'Carry out a portion of a planned import; the answer names where the next one begins',
    params: idParams,
    body: importPortion,
    answer: importResult,
  },
  ({ who, params, body }) => importProducts(who, params.id, body.from),
);
