import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { eInvoiceXml } from '@/lib/invoices/commands/write-e-invoice';
import { facturXPdf } from '@/lib/invoices/commands/write-factur-x';
import { invoicePdf } from '@/lib/invoices/pdf';
import { brokenRules } from '../../support/en16931/check';
import { parseXml } from '../../support/en16931/xml';
import { invoiceContent } from '../../support/invoice-content';
import { pdfText, readPdf } from '../../support/read-pdf';

jest.setTimeout(60_000);

const content = invoiceContent();
const made = async () => facturXPdf(content, await invoicePdf(content));

test('a Factur-X document is the invoice’s PDF with its CII in it', async () => {
  const bytes = await made();
  const { attachments, attached } = await readPdf(bytes);
  expect(attachments).toEqual(['factur-x.xml']);
  expect(attached['factur-x.xml']).toBe(await eInvoiceXml(content, 'CII'));
  expect(brokenRules(attached['factur-x.xml']!)).toEqual([]);
  expect(await pdfText(bytes)).toBe(await pdfText(await invoicePdf(content)));
});

test('its metadata says that it is PDF/A-3 and where the XML is, in well-formed UTF-8', async () => {
  const name = 'Müller & Söhne 扳手';
  const named = invoiceContent({ number: 'INV-1', seller: { ...content.seller, name } });
  const { metadata } = await readPdf(await facturXPdf(named, await invoicePdf(named)));
  parseXml(metadata.replace(/<\?xpacket.*?\?>/g, ''));
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(metadata).toContain('Invoice INV-1</rdf:li>');
  expect(metadata).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
  expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
});

test('it has what PDF/A demands: an identifier, an RGB output intent, dates that agree and a related file', async () => {
  const pdf = await PDFDocument.load(await made(), { updateMetadata: false });
  expect(pdf.context.trailerInfo.ID).toBeInstanceOf(PDFArray);
  const intent = pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
  expect(intent.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'));
  expect(intent.get(PDFName.of('DestOutputProfile'))).toBeDefined();
  const file = pdf.catalog.lookup(PDFName.of('AF'), PDFArray).lookup(0, PDFDict);
  expect(file.get(PDFName.of('AFRelationship'))).toBe(PDFName.of('Alternative'));
  expect(pdf.getCreationDate()?.toISOString()).toBe('2026-03-02T00:00:00.000Z');
  expect(pdf.getModificationDate()?.toISOString()).toBe('2026-03-02T00:00:00.000Z');
});

test('the same invoice gives the same bytes', async () => {
  expect(Buffer.from(await made()).equals(Buffer.from(await made()))).toBe(true);
});
