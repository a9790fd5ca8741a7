import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findProductChoices } from '@/lib/orders/queries/product-choices';
import { productChoice } from '@/lib/orders/schema/edit';
import { suggestQuery } from '@/lib/search/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'The variants that staff can add to an order, by words or a part number',
    query: suggestQuery,
    response: z.array(productChoice),
  },
  async ({ query }) => ok(await findProductChoices(query.q)),
);
