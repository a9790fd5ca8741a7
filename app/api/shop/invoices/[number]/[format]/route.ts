import { staffOrKey } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findInvoice } from '@/lib/invoices/queries/invoices';
import { fileParams } from '@/lib/invoices/schema/inputs';
import { invoiceFileResponse } from '../../../../invoices/file-response';

export const GET = defineRoute(
  {
    access: staffOrKey('invoices.view', 'invoices:read'),
    produces: '*/*',
    summary: 'Any invoice or credit note of the shop as PDF or as an e-invoice: Factur-X, UBL or CII',
    params: fileParams,
  },
  async ({ params: { number, format } }) => invoiceFileResponse(await findInvoice(number), format),
);
