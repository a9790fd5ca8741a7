import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { openCustomerAccount } from '@/lib/auth/customer-accounts';
import { findOrderCustomers } from '@/lib/orders/queries/customers';
import { newCustomerInput, orderCustomer, orderCustomerQuery } from '@/lib/orders/schema/edit';
import { fail, ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'The customers whose name or email begins with these words, to place an order for one',
    query: orderCustomerQuery,
    response: z.array(orderCustomer),
    bearerOnly: true,
  },
  async ({ query }) => ok(await findOrderCustomers(query.q)),
);

export const POST = defineRoute(
  {
    access: staff('orders.edit'),
    summary:
      'The account of a customer by email; a missing one is opened and invited by mail to choose a password',
    body: newCustomerInput,
    response: orderCustomer,
    status: 201,
  },
  async ({ caller, body }) => {
    const opened = await openCustomerAccount(caller, body);
    if (!opened.ok) return opened;
    const { account } = opened.value;
    if (account.disabled)
      return fail('conflict', 'account-disabled', 'The account of this customer is disabled.');
    return ok(account);
  },
);
