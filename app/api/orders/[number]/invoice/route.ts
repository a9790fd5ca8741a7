import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { findOrder, findOwnOrder } from '@/lib/orders/queries/orders';
import { invoicePdf } from '@/lib/orders/pdf';
import { orderParams } from '@/lib/orders/schema/inputs';
import { fail } from '@/lib/shared/result';
import { findShop } from '@/lib/settings/queries';
import { may } from '@/lib/users/rules/rights';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'The invoice of your order (of any order for staff) as PDF',
    params: orderParams,
  },
  async ({ caller, params: { number } }) => {
    const order = may(caller.role, 'orders.view')
      ? await findOrder(number)
      : await findOwnOrder(caller.userId, number);
    if (!order) return fail('not-found', 'unknown-order', 'There is no such order.');
    return new Response(await invoicePdf(order, await findShop()), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="invoice-${number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  },
);
