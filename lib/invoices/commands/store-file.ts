import { Binary } from 'mongodb';
import { sha256 } from '../../platform/hash';
import { invoiceFiles } from '../collection';
import { invoicePdf } from '../pdf';
import type { FileFormat } from '../schema/inputs';
import type { Invoice } from '../schema/invoice';

const renderers: Record<FileFormat, (invoice: Invoice) => Promise<Uint8Array>> = {
  pdf: ({ content }) => invoicePdf(content),
};

/**
 * A file of an issued document. It is made when it is first asked for, and stored: from then on everybody gets these
 * bytes, whatever later versions of the shop would print.
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
