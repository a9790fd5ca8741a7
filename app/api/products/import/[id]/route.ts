import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { importProducts } from '@/lib/product-import/commands/products';
import { importParams, importPortion, importResult } from '@/lib/product-import/schema';

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Carry out a batch of a planned import; the response says where the next one begins',
    params: importParams,
    body: importPortion,
    response: importResult,
  },
  ({ caller, params, body }) => importProducts(caller, params.id, body.from),
);
