import { staffOrKey } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { packingSlipPdf } from '@/lib/orders/pdf/packing-slips';
import { findOrder } from '@/lib/orders/queries/orders';
import { shipmentParams } from '@/lib/orders/schema/inputs';
import { findShop } from '@/lib/settings/queries';
import { fail } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staffOrKey('orders.view', 'orders:read'),
    produces: 'application/pdf',
    summary: 'The packing slip of a shipment as PDF, with what follows later',
    params: shipmentParams,
  },
  async ({ params: { number, id } }) => {
    const order = await findOrder(number);
    const shipment = order?.shipments.find((one) => one.id === id);
    if (!order || !shipment) return fail('not-found', 'unknown-shipment', 'There is no such shipment.');
    const bytes = await packingSlipPdf(order, await findShop(), shipment);
    return pdfResponse(`packing-slip-${number}-${order.shipments.indexOf(shipment) + 1}.pdf`, bytes);
  },
);
