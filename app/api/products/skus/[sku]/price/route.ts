import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { changePrice } from '@/lib/catalog/commands/items';
import { priceChangeInput, savedAnswer, skuParams } from '@/lib/catalog/schema';

export const PUT = route(
  {
    who: admin,
    summary: 'Set the price of a SKU, in minor units',
    params: skuParams,
    body: priceChangeInput,
    answer: savedAnswer,
  },
  ({ who, params, body }) => changePrice(who, params.sku, body.price),
);
