import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findCustomerCompanies } from '@/lib/orders/queries/customers';
import { orderCompanyChoice, orderCustomerParams } from '@/lib/orders/schema/edit';
import { fail, ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'The companies in whose name a customer may order, to place an order for them',
    params: orderCustomerParams,
    response: z.array(orderCompanyChoice),
    bearerOnly: true,
  },
  async ({ params }) => {
    const found = await findCustomerCompanies(params.id);
    return found ? ok(found) : fail('not-found', 'unknown-customer', 'There is no such customer.');
  },
);
