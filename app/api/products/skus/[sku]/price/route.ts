import { expectedTag } from '@/lib/api/etag';
import { defineRoute } from '@/lib/api/route';
import { staffOrKey } from '@/lib/api/access';
import { changePrice } from '@/lib/catalog/commands/products';
import { priceChangeInput, savedProduct, skuParams } from '@/lib/catalog/schema/inputs';

export const PUT = defineRoute(
  {
    access: staffOrKey('products.edit', 'prices:write'),
    summary: 'Set the price of a SKU, in minor units',
    ifMatch: true,
    params: skuParams,
    body: priceChangeInput,
    example: { price: 1250 },
    response: savedProduct,
  },
  ({ caller, params, body, request }) => changePrice(caller, params.sku, body.price, expectedTag(request)),
);
