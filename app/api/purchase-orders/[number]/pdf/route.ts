import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { noSuchPurchase } from '@/lib/purchasing/commands/order-change';
import { purchasePdf } from '@/lib/purchasing/pdf';
import { findPurchase } from '@/lib/purchasing/queries/orders';
import { purchaseParams } from '@/lib/purchasing/schema/orders';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: staff('purchasing.view'),
    produces: 'application/pdf',
    summary: 'A purchase order as PDF',
    params: purchaseParams,
  },
  async ({ params: { number } }) => {
    const order = await findPurchase(number);
    if (!order) return noSuchPurchase();
    const date = order.sentAt ?? order.createdAt;
    return new Response(await purchasePdf({ ...order, date }, await findShop()), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  },
);
