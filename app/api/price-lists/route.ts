import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addPriceList } from '@/lib/price-lists/commands';
import { listPriceLists } from '@/lib/price-lists/queries';
import { priceListFilters, priceListInput, priceListPage, priceListResponse } from '@/lib/price-lists/schema';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('prices.view'),
    summary: 'The price lists of customers, companies and groups that match the filters, by name',
    query: priceListFilters.extend({ page: z.string().optional() }),
    response: priceListPage,
  },
  async ({ query }) => ok((await listPriceLists(query, pageNumber(query.page))).found),
);

export const POST = defineRoute(
  {
    access: staff('prices.edit'),
    summary: 'Add a price list for a customer, a company or a group',
    body: priceListInput,
    response: priceListResponse,
    status: 201,
  },
  ({ caller, body }) => addPriceList(caller, body),
);
