import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { findOrder } from '@/lib/orders/queries/orders';
import { packingSlipPdf } from '@/lib/orders/pdf';
import { orderParams } from '@/lib/orders/schema/inputs';
import { fail } from '@/lib/shared/result';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: staff('orders.view'),
    summary: 'The packing slip of an order as PDF, without prices',
    params: orderParams,
  },
  async ({ params: { number } }) => {
    const order = await findOrder(number);
    if (!order) return fail('not-found', 'unknown-order', 'There is no such order.');
    return new Response(await packingSlipPdf(order, await findShop()), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="packing-slip-${number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  },
);
