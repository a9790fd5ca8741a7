import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { findOrder, findOwnOrder } from '@/lib/orders/queries/orders';
import { invoicePdf } from '@/lib/orders/queries/papers';
import { orderParams } from '@/lib/orders/schema/inputs';
import { refuse } from '@/lib/shared/result';
import { findShop } from '@/lib/shop/queries';

export const GET = route(
  {
    who: signedIn,
    summary: 'The invoice of your order (of any order for an admin) as PDF',
    params: orderParams,
  },
  async ({ who, params: { number } }) => {
    const order = who.role === 'admin' ? await findOrder(number) : await findOwnOrder(who.userId, number);
    if (!order) return refuse('not-found', 'unknown-order', 'There is no such order.');
    return new Response(await invoicePdf(order, await findShop()), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="invoice-${number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  },
);
