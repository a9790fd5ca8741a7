import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findCustomerAddresses } from '@/lib/orders/queries/customers';
import { orderCustomerParams } from '@/lib/orders/schema/edit';
import { addressResponse } from '@/lib/orders/schema/order';
import { fail, ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'The address book of a customer, to place an order for them',
    params: orderCustomerParams,
    response: z.array(addressResponse),
    bearerOnly: true,
  },
  async ({ params }) => {
    const found = await findCustomerAddresses(params.id);
    return found ? ok(found) : fail('not-found', 'unknown-customer', 'There is no such customer.');
  },
);
