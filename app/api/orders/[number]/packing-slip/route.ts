import { defineRoute } from '@/lib/api/route';
import { staffOrKey } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { findOrder } from '@/lib/orders/queries/orders';
import { packingSlipPdf } from '@/lib/orders/pdf/packing-slips';
import { orderParams } from '@/lib/orders/schema/inputs';
import { fail } from '@/lib/shared/result';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: staffOrKey('orders.view', 'orders:read'),
    produces: 'application/pdf',
    summary: 'The packing slip of what an order still waits for, or of all of it, as PDF without prices',
    params: orderParams,
  },
  async ({ params: { number } }) => {
    const order = await findOrder(number);
    if (!order) return fail('not-found', 'unknown-order', 'There is no such order.');
    return pdfResponse(`packing-slip-${number}.pdf`, await packingSlipPdf(order, await findShop()));
  },
);
