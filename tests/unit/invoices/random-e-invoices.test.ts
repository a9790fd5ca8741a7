import { eInvoiceXml } from '@/lib/invoices/commands/write-e-invoice';
import { eInvoiceProblem } from '@/lib/invoices/rules/e-invoice/problem';
import { brokenRules, readEInvoice } from '../../support/en16931/check';
import { schemaErrors } from '../../support/en16931/schema';
import { randomInvoices } from '../../support/random-invoices';

const seed = 20_261_125;

test('1,000 random invoices and credit notes keep the rules of EN 16931, and say the same in UBL and CII', async () => {
  const categories: Record<string, number> = {};
  const cii: string[] = [];
  for (const content of randomInvoices(1_000, seed)) {
    expect(eInvoiceProblem(content)).toBeNull();
    const xml = { ubl: await eInvoiceXml(content, 'UBL'), cii: await eInvoiceXml(content, 'CII') };
    expect({ content, broken: [...brokenRules(xml.ubl), ...brokenRules(xml.cii)] }).toEqual({
      content,
      broken: [],
    });
    const model = readEInvoice(xml.ubl);
    expect(readEInvoice(xml.cii)).toEqual(model);
    for (const { category } of model.breakdown)
      categories[category.code] = (categories[category.code] ?? 0) + 1;
    cii.push(xml.cii);
  }
  for (const code of ['S', 'Z', 'E', 'AE', 'K', 'G', 'O']) expect(categories[code]).toBeGreaterThan(30);
  expect(schemaErrors(cii)).toEqual([]);
}, 600_000);

const amount = /(?<=>)\d+(\.\d+)?(?=<\/(cbc|ram):\w*Amount>)/g;

/** One more of the smallest unit: 0.01, or 1 where the currency has no decimals. */
function raised(text: string): string {
  const [whole, cents] = text.split('.');
  if (cents === undefined) return String(Number(whole) + 1);
  const next = String(BigInt(whole! + cents) + 1n).padStart(3, '0');
  return `${next.slice(0, -2)}.${next.slice(-2)}`;
}

test('one altered cent is caught, whichever amount has it', async () => {
  let altered = 0;
  for (const content of randomInvoices(60, seed + 1))
    for (const syntax of ['UBL', 'CII'] as const) {
      const xml = await eInvoiceXml(content, syntax);
      for (const { index, 0: text } of xml.matchAll(amount)) {
        const other = xml.slice(0, index) + raised(text) + xml.slice(index + text.length);
        if (brokenRules(other).length === 0) throw new Error(`${text} at ${index} of ${syntax}:\n${xml}`);
        altered += 1;
      }
    }
  expect(altered).toBeGreaterThan(1_000);
}, 300_000);

test('documents that the schema forbids are caught', async () => {
  const [content] = randomInvoices(1, seed);
  const xml = await eInvoiceXml(content!, 'CII');
  expect(schemaErrors([xml.replaceAll('ram:LineID', 'ram:LineNumber')])).not.toEqual([]);
}, 60_000);
