import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { downloadInvoice } from '@/lib/invoices/commands/store-file';
import { findInvoice, findOwnInvoice } from '@/lib/invoices/queries/invoices';
import { fileName, fileTypes } from '@/lib/invoices/rules/files';
import { fileParams } from '@/lib/invoices/schema/inputs';
import { fail } from '@/lib/shared/result';
import { may } from '@/lib/users/rules/rights';

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
    if (!invoice) return fail('not-found', 'unknown-invoice', 'There is no such invoice.');
    const file = await downloadInvoice(invoice, format);
    if (!file.ok) return file;
    return new Response(new Uint8Array(file.value), {
      headers: {
        'content-type': fileTypes[format],
        'content-disposition': `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${fileName(number, format)}"`,
        'cache-control': 'private, no-store',
      },
    });
  },
);
