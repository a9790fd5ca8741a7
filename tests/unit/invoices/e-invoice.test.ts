import { InvoiceService, invoiceSchema } from '@e-invoice-eu/core';
import { eInvoiceXml } from '@/lib/invoices/commands/write-e-invoice';
import { eInvoiceOf } from '@/lib/invoices/rules/e-invoice/document';
import { eInvoiceProblem } from '@/lib/invoices/rules/e-invoice/problem';
import { unitCodeOf } from '@/lib/invoices/rules/e-invoice/units';
import type { InvoiceContent } from '@/lib/invoices/schema/invoice';
import { brokenRules, readEInvoice } from '../../support/en16931/check';
import { invoiceContent } from '../../support/invoice-content';

jest.setTimeout(60_000);

const modelOf = async (content: InvoiceContent) => readEInvoice(await eInvoiceXml(content, 'UBL'));
const creditNote = (change: Partial<InvoiceContent> = {}) =>
  invoiceContent({
    series: 'credit-note',
    number: 'CN-2026-00001',
    dueOn: null,
    credits: { number: 'INV-2026-00001', issuedOn: '2026-03-02', reason: 'Damaged' },
    ...change,
  });

test('an e-invoice names seller, buyer, references and days', async () => {
  const model = await modelOf(invoiceContent());
  expect(model).toMatchObject({
    specification: 'urn:cen.eu:en16931:2017',
    number: 'INV-2026-00001',
    typeCode: '380',
    issuedOn: '2026-03-02',
    dueOn: '2026-04-01',
    deliveredOn: '2026-03-01',
    currency: 'EUR',
    buyerReference: 'PO-7',
    purchaseOrder: 'PO-7',
    salesOrder: 'HX-0123ABCD',
    note: 'Register court Berlin, HRB 12345',
    seller: {
      name: 'Hexbolt GmbH',
      vatId: 'DE123456789',
      taxNumber: '30/123/45678',
      street: 'Werkstraße 4',
      country: 'DE',
    },
    buyer: { name: 'Plant 7', contact: 'Ada Buyer', city: 'Hamburg', country: 'DE' },
  });
});

test('goods that went elsewhere than the invoice have a place of delivery, and only a VAT ID is a tax ID', async () => {
  const { email: _email, taxId: _taxId, ...address } = invoiceContent().buyer;
  const deliveredTo = { ...address, company: 'Plant 9', line1: 'Kai 1', city: 'Kiel', postcode: '24103' };
  const buyer = { ...invoiceContent().buyer, taxId: '34-1234567' };
  for (const syntax of ['UBL', 'CII'] as const) {
    const xml = await eInvoiceXml(invoiceContent({ deliveredTo, buyer }), syntax);
    expect(brokenRules(xml)).toEqual([]);
    for (const text of ['Plant 9', 'Kai 1', 'Kiel', '24103']) expect(xml).toContain(`>${text}<`);
    expect(readEInvoice(xml).buyer).toMatchObject({ vatId: '', legalId: '34-1234567' });
  }
});

test('discounts are allowances of their lines, delivery is a charge, and units have codes', async () => {
  const { lines, adjustments, totals } = await modelOf(invoiceContent());
  expect(lines[0]).toMatchObject({
    sku: 'NH-CW8',
    quantity: '3',
    unit: 'EA',
    price: '10.00',
    net: '27.00',
    adjustments: [{ isCharge: false, code: '95', reason: 'Spring', amount: '3.00' }],
  });
  expect(lines[1]).toMatchObject({ unit: 'XBX', description: 'Unit: box of 100', net: '49.00' });
  expect(adjustments).toEqual([
    {
      isCharge: true,
      code: 'FC',
      reason: 'Standard freight',
      amount: '12.90',
      category: { code: 'S', rate: '19' },
    },
  ]);
  expect(totals).toMatchObject({
    lines: '76.00',
    charges: '12.90',
    net: '88.90',
    gross: '105.79',
    due: '105.79',
  });
});

test('units have codes that the standard knows', () => {
  const known = new Set<string>(invoiceSchema.$defs!.codeLists!.UNECERec20.enum);
  for (const unit of [
    'each',
    'pair',
    'set',
    'box of 10',
    'roll',
    'meter',
    'kg',
    'liter',
    'bottle',
    'unknown',
  ])
    expect(known).toContain(unitCodeOf(unit));
  expect(unitCodeOf('Pack of 25')).toBe('XPK');
  expect(unitCodeOf('dozen crates')).toBe('C62');
});

test('the library’s own schema accepts the documents', async () => {
  for (const content of [invoiceContent(), creditNote()])
    for (const format of ['UBL', 'CII'])
      await new InvoiceService(console).generate(eInvoiceOf(content), { format, lang: 'en' });
});

test('an open invoice says how to pay it, a paid one that nothing is due', async () => {
  const open = await modelOf(invoiceContent());
  expect(open.payment).toEqual([
    { code: '58', account: 'DE02120300000000202051', accountName: 'Hexbolt GmbH', bank: 'BYLADEM1001' },
  ]);
  expect(open.remittance).toBe('INV-2026-00001');
  const paid = await modelOf(invoiceContent({ isPaid: true }));
  expect(paid).toMatchObject({ payment: [], terms: 'Paid', totals: { paid: '105.79', due: '0.00' } });
});

test('a credit note names the invoice it corrects, the reason and what is kept', async () => {
  const model = await modelOf(
    creditNote({
      delivery: null,
      deductions: [{ name: 'Restocking fee', amount: 600, taxBasisPoints: 1_900 }],
      taxes: [{ name: 'MwSt.', basisPoints: 1_900, net: 7_000, tax: 1_330 }],
      net: 7_000,
      tax: 1_330,
      gross: 8_330,
    }),
  );
  expect(model).toMatchObject({
    typeCode: '381',
    preceding: [{ number: 'INV-2026-00001', issuedOn: '2026-03-02' }],
    adjustments: [{ isCharge: false, reason: 'Restocking fee', amount: '6.00' }],
    totals: { allowances: '6.00', net: '70.00', due: '83.30' },
  });
  expect(model.note).toContain('Reason: Damaged');
});

test('a credit note about the delivery alone has it as its line', async () => {
  const content = creditNote({
    lines: [],
    taxes: [{ name: 'MwSt.', basisPoints: 1_900, net: 1_290, tax: 245 }],
    net: 1_290,
    tax: 245,
    gross: 1_535,
  });
  expect(eInvoiceProblem(content)).toBeNull();
  const xml = await eInvoiceXml(content, 'CII');
  expect(brokenRules(xml)).toEqual([]);
  expect(readEInvoice(xml).lines).toMatchObject([{ name: 'Standard freight', net: '12.90' }]);
});

test('the same invoice gives the same bytes', async () => {
  const texts = new Set<string>();
  for (let run = 0; run < 3; run++) texts.add(await eInvoiceXml(invoiceContent(), 'CII'));
  expect(texts.size).toBe(1);
});

test('characters that XML can’t hold are left out', async () => {
  const [line] = invoiceContent().lines;
  const name = 'A\u0000\u0008\ud800<B>&C';
  const content = invoiceContent({
    lines: [{ ...line!, name, total: 7_900 }, ...invoiceContent().lines.slice(2)],
  });
  expect((await modelOf(content)).lines[0]!.name).toBe('A<B>&C');
});

test('what an invoice lacks for EN 16931 is said with the name of the setting', () => {
  const { seller } = invoiceContent();
  const problemOf = (change: Partial<typeof seller>) =>
    eInvoiceProblem(invoiceContent({ seller: { ...seller, ...change } }));
  expect(problemOf({})).toBeNull();
  expect(problemOf({ country: '' })).toMatch(/seller’s country \(Settings, .*Country code\)/);
  expect(problemOf({ vatId: '', taxId: '' })).toMatch(
    /VAT ID or tax number \(Settings, .*VAT ID or Tax number\)/,
  );
  expect(problemOf({ vatId: '' })).toBeNull();
  expect(problemOf({ vatId: '123456789' })).toMatch(
    /doesn’t begin with a country code \(Settings, .*VAT ID\)/,
  );
});

test('amounts that EN 16931 can’t express are said', () => {
  expect(eInvoiceProblem(invoiceContent({ currency: 'KWD' }))).toMatch(/KWD has three decimals/);
  expect(eInvoiceProblem(invoiceContent({ net: 8_891 }))).toMatch(/don’t add up/);
  const taxes = [{ name: 'MwSt.', basisPoints: 1_900, net: 8_890, tax: 1_800 }];
  expect(eInvoiceProblem(invoiceContent({ taxes, tax: 1_800, gross: 10_690 }))).toMatch(/line by line/);
});

test('a reverse charge without the VAT ID of the buyer is no e-invoice', () => {
  const lines = invoiceContent().lines.map((line) => ({
    ...line,
    taxBasisPoints: 0,
    taxReason: 'reverse-charge' as const,
  }));
  const taxes = [{ name: '', basisPoints: 0, net: 8_890, tax: 0, reason: 'reverse-charge' as const }];
  const delivery = { name: 'Freight', amount: 1_290, taxBasisPoints: 0 };
  const content = invoiceContent({ lines, taxes, delivery, tax: 0, gross: 8_890 });
  expect(eInvoiceProblem(content)).toMatch(/VAT ID of the seller or of the buyer/);
  expect(eInvoiceProblem({ ...content, buyer: { ...content.buyer, taxId: 'ATU12345678' } })).toBeNull();
});
