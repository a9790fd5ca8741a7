import { after } from 'next/server';
import { expectedTag } from '@/lib/api/etag';
import { defineRoute } from '@/lib/api/route';
import { staffOrKey } from '@/lib/api/access';
import { withInvoices } from '@/lib/invoices/commands/issue-invoices';
import { undoShipment } from '@/lib/orders/commands/shipments';
import { shipmentParams } from '@/lib/orders/schema/inputs';
import { orderResponse } from '@/lib/orders/schema/order';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';

export const DELETE = defineRoute(
  {
    access: staffOrKey('orders.edit', 'orders:write'),
    summary: 'Undo the latest shipment of an order that was recorded by mistake',
    ifMatch: true,
    params: shipmentParams,
    response: orderResponse,
  },
  ({ caller, params, request }) => {
    after(settleDuePayments);
    return withInvoices(undoShipment(caller, params.number, params.id, expectedTag(request)));
  },
);
