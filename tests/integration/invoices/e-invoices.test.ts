import { Binary, ObjectId } from 'mongodb';
import { hashOf, invoiceFiles, invoices } from '@/lib/invoices/collection';
import { downloadInvoice } from '@/lib/invoices/commands/store-file';
import { findInvoice } from '@/lib/invoices/queries/invoices';
import { verifyInvoiceChain } from '@/lib/invoices/queries/verify-chain';
import type { InvoiceContent } from '@/lib/invoices/schema/invoice';
import { fileFormats } from '@/lib/invoices/schema/inputs';
import { brokenRules } from '../../support/en16931/check';
import { invoiceContent } from '../../support/invoice-content';
import { readPdf } from '../../support/read-pdf';

jest.setTimeout(60_000);

let position = 0;

async function issued(change: Partial<InvoiceContent> = {}) {
  const number = `INV-2026-${String(++position).padStart(5, '0')}`;
  const last = await invoices().findOne({ series: 'invoice' }, { sort: { position: -1 } });
  const place = { series: 'invoice' as const, position, year: 2026, sequence: position };
  const document = {
    ...place,
    previousHash: last?.hash ?? '',
    content: invoiceContent({ number, ...change }),
  };
  const owner = { orderId: 'o', shipmentId: 's', customerId: 'c', cause: number };
  const rest = { issuedAt: new Date(), status: 'open' as const, credited: 0, words: [], ...owner };
  await invoices().insertOne({ _id: new ObjectId(), ...document, hash: hashOf(document), ...rest });
  return (await findInvoice(number))!;
}

async function download(invoice: Awaited<ReturnType<typeof issued>>, format: (typeof fileFormats)[number]) {
  const file = await downloadInvoice(invoice, format);
  if (!file.ok) throw new Error(file.failure.message);
  return file.value;
}

test('each format is made once, stored, and part of the check of the issued documents', async () => {
  const invoice = await issued();
  for (const format of fileFormats) {
    const first = await download(invoice, format);
    expect((await download(invoice, format)).equals(first)).toBe(true);
  }
  for (const format of ['ubl', 'cii'] as const)
    expect(brokenRules((await download(invoice, format)).toString())).toEqual([]);
  const { attached } = await readPdf(await download(invoice, 'factur-x'));
  expect(attached['factur-x.xml']).toBe((await download(invoice, 'cii')).toString());
  expect(await verifyInvoiceChain()).toEqual({ isIntact: true, count: position });
  const bytes = new Binary(Buffer.from('<Invoice/>'));
  await invoiceFiles().updateOne({ _id: `${invoice.id} ubl` }, { $set: { bytes } });
  expect(await verifyInvoiceChain()).toMatchObject({ isIntact: false, number: invoice.content.number });
});

test('an invoice without the seller’s country is a PDF; the e-invoice fails with the name of the setting', async () => {
  const invoice = await issued({ seller: { ...invoiceContent().seller, country: '' } });
  expect((await download(invoice, 'pdf')).subarray(0, 4).toString()).toBe('%PDF');
  for (const format of ['factur-x', 'ubl', 'cii'] as const) {
    const result = await downloadInvoice(invoice, format);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'conflict', code: 'no-e-invoice' } });
    expect(!result.ok && result.failure.message).toContain('Country code');
  }
  expect(await invoiceFiles().countDocuments({ _id: { $regex: `^${invoice.id} ` } })).toBe(1);
});
