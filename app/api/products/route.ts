import { defineRoute } from '@/lib/api/route';
import { staffOrKey } from '@/lib/api/access';
import { addProduct } from '@/lib/catalog/commands/products';
import { productInput, savedProduct } from '@/lib/catalog/schema/inputs';

export const POST = defineRoute(
  {
    access: staffOrKey('products.edit', 'products:write'),
    summary: 'Add a product, as a draft or published',
    body: productInput,
    example: {
      name: 'Hex bolt M8 × 40',
      brand: 'Ferrox',
      category: 'hand-tools',
      tags: [],
      description: 'Zinc-plated, class 8.8.',
      pictures: [],
      variants: [{ sku: 'HB-1001-M8', price: 1250, availableQuantity: 40 }],
      availableFrom: '2026-11-26',
      state: 'draft',
    },
    response: savedProduct,
    status: 201,
  },
  ({ caller, body }) => addProduct(caller, body),
);
