import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findProductChoices } from '@/lib/orders/queries/product-choices';
import { productChoice, productChoiceQuery } from '@/lib/orders/schema/edit';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('orders.edit'),
    summary:
      'The variants that staff can add to an order, by words or a part number, also one of the customer’s own',
    query: productChoiceQuery,
    response: z.array(productChoice),
  },
  async ({ query: { q, customer = '', company } }) =>
    ok(await findProductChoices(q, { userId: customer, companyId: company })),
);
