import { hashOf, invoiceFiles, invoices, type InvoiceDocument } from '../collection';
import { sha256 } from '../../platform/hash';
import { invoiceSeries, type InvoiceSeries } from '../schema/invoice';
import type { ChainCheck } from '../schema/chain';

type Place = Pick<InvoiceDocument, 'position' | 'year' | 'sequence' | 'hash'>;

const start: Place = { position: 0, year: 0, sequence: 0, hash: '' };

/** What is wrong with a document that follows `before`; null when nothing is. */
function problemOf(document: InvoiceDocument, before: Place): string | null {
  const { position, year, sequence, previousHash, hash } = document;
  if (position !== before.position + 1) return 'a document before it is missing';
  const isNext =
    year === before.year ? sequence === before.sequence + 1 : year > before.year && sequence === 1;
  if (!isNext) return 'its number does not follow the one before it';
  if (hash !== hashOf(document)) return 'its content was altered';
  return previousHash === before.hash ? null : 'the document before it was altered or replaced';
}

async function checkSeries(series: InvoiceSeries): Promise<ChainCheck> {
  let [before, count] = [start, 0];
  for await (const document of invoices().find({ series }).sort({ position: 1 })) {
    const problem = problemOf(document, before);
    if (problem) return { isIntact: false, count, number: document.content.number, problem };
    before = document;
    count += 1;
  }
  return { isIntact: true, count };
}

async function checkFiles(): Promise<ChainCheck | null> {
  for await (const { _id, bytes, sha256: expected } of invoiceFiles().find()) {
    if (sha256(bytes.buffer) === expected) continue;
    const [id] = _id.split(' ');
    for await (const { _id: found, content } of invoices().find({ issuedAt: { $gt: new Date(0) } }))
      if (found.toHexString() === id)
        return { isIntact: false, count: 0, number: content.number, problem: 'its stored file was altered' };
  }
  return null;
}

/**
 * Recomputes the hash of every issued document and follows the chain of hashes and numbers. Names the first document
 * that was altered, or before which one is missing.
 */
export async function verifyInvoiceChain(): Promise<ChainCheck> {
  let count = 0;
  for (const series of invoiceSeries) {
    const check = await checkSeries(series);
    if (!check.isIntact) return check;
    count += check.count;
  }
  return (await checkFiles()) ?? { isIntact: true, count };
}
