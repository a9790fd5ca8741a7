import { orCompanyKey, signedIn } from '@/lib/api/access';
import { pdfDownload } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { maxDocumentBytes } from '@/lib/documents/rules';
import { attachPurchaseOrder, readPurchaseOrder } from '@/lib/orders/commands/attach-purchase-order';
import { orderParams } from '@/lib/orders/schema/inputs';
import { orderResponse } from '@/lib/orders/schema/order';
import { purchaseOrderFileQuery } from '@/lib/orders/schema/purchase-order-file';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-orders:read'),
    produces: 'application/pdf',
    summary: 'The purchase order of an order as PDF, for those who see the order, and staff',
    params: orderParams,
  },
  async ({ caller, params: { number } }) => {
    const file = await readPurchaseOrder(caller, number);
    return file.ok ? pdfDownload(`purchase-order-${number}.pdf`, file.value) : file;
  },
);

export const PUT = defineRoute(
  {
    access: signedIn,
    summary:
      'Attach the purchase order to an order that is not shipped: the raw bytes of a PDF file of at most 10 MB',
    params: orderParams,
    query: purchaseOrderFileQuery,
    bytes: maxDocumentBytes,
    response: orderResponse,
    limit: { name: 'documents', count: 60, seconds: 600 },
  },
  ({ caller, params: { number }, query, bytes }) => attachPurchaseOrder(caller, number, query.name, bytes),
);
