import { after } from 'next/server';
import { expectedTag } from '@/lib/api/etag';
import { defineRoute } from '@/lib/api/route';
import { staffOrKey } from '@/lib/api/access';
import { withInvoices } from '@/lib/invoices/commands/issue-invoices';
import { shipUnits } from '@/lib/orders/commands/shipments';
import { orderParams, shipmentInput } from '@/lib/orders/schema/inputs';
import { orderResponse } from '@/lib/orders/schema/order';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';

export const POST = defineRoute(
  {
    ownIdempotency: true,
    access: staffOrKey('orders.edit', 'orders:write'),
    summary: 'Ship units of an order; with the header Idempotency-Key a repeat ships nothing more',
    ifMatch: true,
    params: orderParams,
    body: shipmentInput,
    example: {
      lines: [{ sku: 'TW-AG125', quantity: 2 }],
      carrier: 'UPS',
      tracking: '1Z999AA10123456784',
    },
    response: orderResponse,
    status: 201,
  },
  ({ caller, params, body, request }) => {
    after(settleDuePayments);
    const key = request.headers.get('idempotency-key');
    return withInvoices(shipUnits(caller, params.number, body, key, expectedTag(request)));
  },
);
