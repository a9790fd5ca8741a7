import { eInvoiceXml } from '@/lib/invoices/commands/write-e-invoice';
import { sumRows } from '@/lib/invoices/rules/texts';
import type { InvoiceContent } from '@/lib/invoices/schema/invoice';
import type { TaxReason } from '@/lib/taxes/schema/tax';
import { brokenRules, readEInvoice } from '../../support/en16931/check';
import { invoiceContent } from '../../support/invoice-content';

jest.setTimeout(60_000);

type Change = Partial<InvoiceContent['buyer']> & {
  seller?: Partial<InvoiceContent['seller']>;
  handedOverIn?: string;
};

/** An untaxed document of a German seller. */
function untaxed(reason: TaxReason, { seller, handedOverIn, ...buyer }: Change): InvoiceContent {
  const plain = invoiceContent();
  const evidence = reason === 'reverse-charge' && buyer.taxId ? { evidence: buyer.taxId } : {};
  return invoiceContent({
    seller: { ...plain.seller, ...seller },
    buyer: { ...plain.buyer, ...buyer },
    ...(handedOverIn && { handedOverIn }),
    lines: plain.lines.map((line) => ({ ...line, taxBasisPoints: 0, taxReason: reason })),
    taxes: [{ name: '', basisPoints: 0, net: 8_890, tax: 0, reason, ...evidence }],
    delivery: { name: 'Freight', amount: 1_290, taxBasisPoints: 0 },
    tax: 0,
    gross: 8_890,
  });
}

/** Category, reason and parties as UBL says them; CII says the same, and both keep the rules. */
async function told(content: InvoiceContent) {
  const ubl = await eInvoiceXml(content, 'UBL');
  const cii = await eInvoiceXml(content, 'CII');
  expect([...brokenRules(ubl), ...brokenRules(cii)]).toEqual([]);
  const model = readEInvoice(ubl);
  expect(readEInvoice(cii)).toEqual(model);
  const [group] = model.breakdown;
  const { vatId, legalId } = model.buyer;
  return { code: group!.category.code, why: group!.reasonCode, in: model.deliveredIn, vatId, legalId };
}

test('goods to a company in another member state are an intra-community supply, on the PDF too', async () => {
  const content = untaxed('reverse-charge', { country: 'AT', taxId: 'ATU12345678' });
  expect(await told(content)).toEqual({
    code: 'K',
    why: 'VATEX-EU-IC',
    in: 'AT',
    vatId: 'ATU12345678',
    legalId: '',
  });
  expect(sumRows(content)).toContainEqual(['Intra-community supply: ATU12345678: €88.90', '€0.00']);
});

test('goods that were collected in another member state are a reverse charge', async () => {
  const content = untaxed('reverse-charge', { country: 'DE', taxId: 'ATU12345678', handedOverIn: 'AT' });
  expect(await told(content)).toMatchObject({ code: 'AE', why: 'VATEX-EU-AE', in: 'AT' });
});

test('goods that leave the EU are an export, unless they were collected within it', async () => {
  const content = untaxed('outside', { country: 'CH', taxId: 'CHE-1.2' });
  expect(await told(content)).toMatchObject({ code: 'G', why: 'VATEX-EU-G', in: 'CH', vatId: 'CHE12' });
  expect(sumRows(content)).toContainEqual(['Export outside the EU: €88.90', '€0.00']);
  const collected = untaxed('outside', { country: 'CH', handedOverIn: 'DE' });
  expect(await told(collected)).toMatchObject({ code: 'O' });
});

test('a seller outside the EU exports nothing from it', async () => {
  const seller = { country: 'US', vatId: '', taxId: '00-1234567' };
  expect(await told(untaxed('outside', { country: 'CH', seller }))).toMatchObject({ code: 'O' });
});

test('a registration that is no VAT id is named as one', async () => {
  const content = untaxed('exempt-customer', { country: 'US', taxId: '12-3456789' });
  expect(await told(content)).toMatchObject({ code: 'E', vatId: '', legalId: '12-3456789' });
});
