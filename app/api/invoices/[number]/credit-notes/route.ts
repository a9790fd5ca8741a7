import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { creditInvoice } from '@/lib/invoices/commands/credit';
import { creditInput, invoiceParams } from '@/lib/invoices/schema/inputs';
import { invoiceResponse } from '@/lib/invoices/schema/invoice';

export const POST = defineRoute(
  {
    access: staff('invoices.edit'),
    summary: 'Issue a credit note about a part of an invoice, or about all that is left of it',
    params: invoiceParams,
    body: creditInput,
    response: invoiceResponse,
    status: 201,
  },
  ({ caller, params: { number }, body }) => creditInvoice(caller, number, body),
);
