import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findInvoice, findOwnInvoice } from '@/lib/invoices/queries/invoices';
import { fileParams } from '@/lib/invoices/schema/inputs';
import { may } from '@/lib/users/rules/rights';
import { invoiceFileResponse } from '../../file-response';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-invoices:read'),
    produces: '*/*',
    summary:
      'An invoice or credit note of yours (any for staff) as PDF or as an e-invoice: Factur-X, UBL or CII',
    params: fileParams,
    limit: { name: 'invoice-files', count: 300, seconds: 600 },
  },
  async ({ caller, params: { number, format } }) => {
    const invoice = may(caller.role, 'invoices.view')
      ? await findInvoice(number)
      : await findOwnInvoice(caller.userId, number);
    return invoiceFileResponse(invoice, format);
  },
);
