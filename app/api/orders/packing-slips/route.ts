import { staff } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { packingSlipsPdf } from '@/lib/orders/pdf/packing-slips';
import { findOrders } from '@/lib/orders/queries/orders-by-number';
import { linesToPack } from '@/lib/orders/rules/pick-list';
import { chosenOrders } from '@/lib/orders/schema/inputs';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: staff('orders.view'),
    produces: 'application/pdf',
    summary: 'A packing slip of what waits in each of several orders, as one PDF',
    query: chosenOrders,
  },
  async ({ query }) => {
    const orders = await findOrders(query.numbers.split(','));
    const waiting = orders.filter((order) => linesToPack(order).length > 0);
    return pdfResponse('packing-slips.pdf', await packingSlipsPdf(waiting, await findShop()));
  },
);
