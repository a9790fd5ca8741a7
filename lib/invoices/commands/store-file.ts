import { Binary } from 'mongodb';
import { sha256 } from '../../platform/hash';
import { fail, ok, type Result } from '../../shared/result';
import { invoiceFiles } from '../collection';
import { eInvoiceProblem } from '../rules/e-invoice/problem';
import type { FileFormat } from '../schema/inputs';
import type { Invoice } from '../schema/invoice';
import { eInvoiceXml } from './write-e-invoice';
import { facturXPdf } from './write-factur-x';

const utf8 = (text: string) => new TextEncoder().encode(text);

const renderers: Record<FileFormat, (invoice: Invoice) => Promise<Uint8Array>> = {
  // Loaded when it is used: most requests need no PDF.
  pdf: async ({ content }) => (await import('../pdf')).invoicePdf(content),
  ubl: async ({ content }) => utf8(await eInvoiceXml(content, 'UBL')),
  cii: async ({ content }) => utf8(await eInvoiceXml(content, 'CII')),
  'factur-x': async (invoice) => facturXPdf(invoice.content, await invoiceFile(invoice, 'pdf')),
};

/**
 * A file of an issued document. It is made when it is first asked for, and stored: from then on everybody gets these
 * bytes, whatever later versions of the shop would print. For an e-invoice the document must have no `eInvoiceProblem`.
 */
export async function invoiceFile(invoice: Invoice, format: FileFormat): Promise<Buffer> {
  const _id = `${invoice.id} ${format}`;
  const stored = await invoiceFiles().findOne({ _id });
  if (stored) return Buffer.from(stored.bytes.buffer);
  const made = await renderers[format](invoice);
  const file = { bytes: new Binary(made), sha256: sha256(made) };
  await invoiceFiles().updateOne({ _id }, { $setOnInsert: file }, { upsert: true });
  const first = await invoiceFiles().findOne({ _id });
  return Buffer.from((first?.bytes ?? file.bytes).buffer);
}

/** A file of an issued document, or why there is no such file: not every document can be an e-invoice. */
export async function downloadInvoice(invoice: Invoice, format: FileFormat): Promise<Result<Buffer>> {
  const problem = format === 'pdf' ? null : eInvoiceProblem(invoice.content);
  if (problem) {
    const { number } = invoice.content;
    return fail('conflict', 'no-e-invoice', `${number} can’t be downloaded as an e-invoice. ${problem}`);
  }
  return ok(await invoiceFile(invoice, format));
}
