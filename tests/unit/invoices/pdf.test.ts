import { invoicePdf } from '@/lib/invoices/pdf';
import { invoiceCsvRows } from '@/lib/invoices/rules/csv';
import { invoiceContent } from '../../support/invoice-content';
import { pdfText, readPdf } from '../../support/read-pdf';

test('an invoice names seller, buyer, numbers, days, units, discount, delivery, tax by rate, sums and payment', async () => {
  const bytes = await invoicePdf(invoiceContent());
  expect((await readPdf(bytes)).title).toBe('Invoice INV-2026-00001');
  const text = await pdfText(bytes);
  for (const part of [
    'Tax ID 30/123/45678, VAT ID DE123456789',
    'Date: Mar 2, 2026',
    'Due date: Apr 1, 2026',
    'Order HX-0123ABCD of Feb 27, 2026',
    'Your purchase order: PO-7',
    'NH-CW8 Combination Wrench, 8 mm 3 each €10.00 €30.00',
    'Spring: -€3.00',
    'Goods €79.00 Discount: Spring -€3.00 Standard freight €12.90 Net €88.90',
    'MwSt. (19%) on €88.90 €16.89 Total €105.79',
    'Payment reference INV-2026-00001',
    'IBAN DE02 1203 0000 0000 2020 51',
    'Scan this code with your banking app',
    'Register court Berlin, HRB 12345',
  ])
    expect(text).toContain(part);
});

test('an invoice of a company names its billing address, its tax ID, and where the goods went', async () => {
  const { email: _email, taxId: _taxId, ...address } = invoiceContent().buyer;
  const buyer = { ...invoiceContent().buyer, taxId: '34-1234567' };
  const deliveredTo = { ...address, company: 'Plant 9', line1: 'Kai 1', city: 'Kiel' };
  const text = await pdfText(await invoicePdf(invoiceContent({ buyer, deliveredTo })));
  for (const part of ['Tax ID 34-1234567', 'Hafenweg 3', 'Delivered to:', 'Plant 9', 'Kai 1'])
    expect(text).toContain(part);
});

test('the same content gives the same bytes', async () => {
  expect(await invoicePdf(invoiceContent())).toEqual(await invoicePdf(invoiceContent()));
});

test('a paid invoice and a credit note ask for no payment; a credit note names the invoice and the reason', async () => {
  expect(await pdfText(await invoicePdf(invoiceContent({ isPaid: true })))).not.toMatch(/How to pay|Scan/);
  const credits = { number: 'INV-2026-00001', issuedOn: '2026-03-02', reason: 'Returned' };
  const note = invoiceContent({ series: 'credit-note', number: 'CN-2026-00001', dueOn: null, credits });
  const text = await pdfText(await invoicePdf(note));
  expect(text).toContain('Credit note CN-2026-00001');
  expect(text).toMatch(/Corrects invoice INV-2026-00001 .*issued on Mar 2, 2026/);
  expect(text).toContain('Total credited €105.79');
  expect(text).not.toMatch(/How to pay|Scan/);
});

test('the file for the accountant has negative amounts for credit notes', () => {
  const [row] = invoiceCsvRows({ content: invoiceContent({ series: 'credit-note' }) });
  expect(row!.slice(-5)).toEqual([-88.9, -16.89, -105.79, -105.79, 'EUR']);
});
