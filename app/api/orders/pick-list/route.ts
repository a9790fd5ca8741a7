import { staff } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { findBins } from '@/lib/catalog/queries/bins';
import { pickListPdf } from '@/lib/orders/pdf/pick-list';
import { findOrders } from '@/lib/orders/queries/orders-by-number';
import { findWaitingIn } from '@/lib/orders/queries/waiting-units';
import { chosenOrders } from '@/lib/orders/schema/inputs';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: staff('orders.view'),
    produces: 'application/pdf',
    summary: 'What several orders still wait for, summed by SKU and sorted by bin place, as PDF',
    query: chosenOrders,
  },
  async ({ query }) => {
    const orders = await findOrders(query.numbers.split(','));
    const bins = await findBins(orders.flatMap(({ lines }) => lines.map(({ sku }) => sku)));
    const early = await findWaitingIn(orders);
    return pdfResponse('pick-list.pdf', await pickListPdf(orders, bins, await findShop(), early));
  },
);
