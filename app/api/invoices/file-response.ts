import { downloadInvoice } from '@/lib/invoices/commands/store-file';
import { fileName, fileTypes } from '@/lib/invoices/rules/files';
import type { FileFormat } from '@/lib/invoices/schema/inputs';
import type { Invoice } from '@/lib/invoices/schema/invoice';
import { fail, type Result } from '@/lib/shared/result';

/** A file of an issued document that the caller may see, or why there is none. Nobody stores it on the way. */
export async function invoiceFileResponse(
  invoice: Invoice | null,
  format: FileFormat,
): Promise<Response | Result<never>> {
  if (!invoice) return fail('not-found', 'unknown-invoice', 'There is no such invoice.');
  const file = await downloadInvoice(invoice, format);
  if (!file.ok) return file;
  const name = fileName(invoice.content.number, format);
  return new Response(new Uint8Array(file.value), {
    headers: {
      'content-type': fileTypes[format],
      'content-disposition': `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
