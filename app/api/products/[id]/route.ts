import { expectedTag } from '@/lib/api/etag';
import { defineRoute } from '@/lib/api/route';
import { staffOrKey } from '@/lib/api/access';
import { editProduct } from '@/lib/catalog/commands/products';
import { idParams, productEdit, savedProduct } from '@/lib/catalog/schema/inputs';

export const PATCH = defineRoute(
  {
    access: staffOrKey('products.edit', 'products:write'),
    summary: 'Change parts of a product; its status publishes, unpublishes or archives it',
    ifMatch: true,
    params: idParams,
    body: productEdit,
    example: { name: 'Hex bolt M8 × 40', state: 'published' },
    response: savedProduct,
  },
  ({ caller, params, body, request }) => editProduct(caller, params.id, body, expectedTag(request)),
);
