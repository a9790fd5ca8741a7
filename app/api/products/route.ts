import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { addProduct } from '@/lib/catalog/commands/products';
import { productInput, savedProduct } from '@/lib/catalog/schema/inputs';

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Add a product, as a draft or published',
    body: productInput,
    response: savedProduct,
    status: 201,
  },
  ({ caller, body }) => addProduct(caller, body),
);
