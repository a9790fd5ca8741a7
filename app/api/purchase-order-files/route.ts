import { customer } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { maxDocumentBytes } from '@/lib/documents/rules';
import { storePurchaseOrderFile } from '@/lib/orders/commands/purchase-order-files';
import { purchaseOrderFileQuery, storedPurchaseOrderFile } from '@/lib/orders/schema/purchase-order-file';

export const POST = defineRoute(
  {
    access: customer,
    summary: 'Store your purchase order for an order: the raw bytes of a PDF file of at most 10 MB',
    query: purchaseOrderFileQuery,
    bytes: maxDocumentBytes,
    response: storedPurchaseOrderFile,
    status: 201,
    limit: { name: 'documents', count: 60, seconds: 600 },
  },
  ({ caller, query, bytes }) => storePurchaseOrderFile(caller, query.name, bytes),
);
