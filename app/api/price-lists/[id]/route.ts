import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changePriceList, deletePriceList } from '@/lib/price-lists/commands';
import { findPriceList } from '@/lib/price-lists/queries';
import { priceListChange, priceListParams, priceListResponse } from '@/lib/price-lists/schema';
import { fail, ok } from '@/lib/shared/result';
import { done } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  {
    access: staff('prices.view'),
    summary: 'One price list with its entries',
    params: priceListParams,
    response: priceListResponse,
  },
  async ({ params }) => {
    const found = await findPriceList(params.id);
    return found ? ok(found) : fail('not-found', 'no-such-price-list', 'There is no such price list.');
  },
);

export const PUT = defineRoute(
  {
    access: staff('prices.edit'),
    summary: 'Replace a price list; orders keep their prices',
    params: priceListParams,
    body: priceListChange,
    response: priceListResponse,
  },
  ({ caller, params, body }) => changePriceList(caller, params.id, body),
);

export const DELETE = defineRoute(
  {
    access: staff('prices.edit'),
    summary: 'Delete a price list; orders keep their prices',
    params: priceListParams,
    response: done,
  },
  ({ caller, params }) => deletePriceList(caller, params.id),
);
