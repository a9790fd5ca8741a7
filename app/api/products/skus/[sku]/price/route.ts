import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { changePrice } from '@/lib/catalog/commands/products';
import { priceChangeInput, savedProduct, skuParams } from '@/lib/catalog/schema/inputs';

export const PUT = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Set the price of a SKU, in minor units',
    params: skuParams,
    body: priceChangeInput,
    response: savedProduct,
  },
  ({ caller, params, body }) => changePrice(caller, params.sku, body.price),
);
