import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { editProduct } from '@/lib/catalog/commands/products';
import { idParams, productEdit, savedProduct } from '@/lib/catalog/schema/inputs';

export const PATCH = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Change parts of a product; its status publishes, unpublishes or archives it',
    params: idParams,
    body: productEdit,
    response: savedProduct,
  },
  ({ caller, params, body }) => editProduct(caller, params.id, body),
);
