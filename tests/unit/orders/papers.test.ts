import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { invoicePdf, packingSlipPdf } from '@/lib/orders/queries/papers';
import type { Order, OrderLine } from '@/lib/orders/types';
import { defaultShop } from '@/lib/settings/rules';

const line = (number: number): OrderLine => ({
  ...{ sku: `NH-CW${number}`, itemId: '1', slug: 'wrench', colour: null, size: null, img: '', unit: 'each' },
  name: `Combination Wrench, ${number} mm, of a length of name that has to be broken into several lines`,
  ...{ quantity: number, listPrice: 1_000, unitPrice: 1_000, total: 1_000 * number, taxBasisPoints: 800 },
});
const order = (count: number, name = 'Ada Buyer'): Order => ({
  ...{ id: '1', number: 'HX-0123ABCD', state: 'placed', placedAt: '2026-01-02T03:04:05.000Z' },
  customer: { id: '1', name, email: 'ada@plant.example' },
  lines: Array.from({ length: count }, (_, index) => line(index + 1)),
  totals: {
    ...{ subtotal: 1_000, shipping: 0, tax: 80, taxName: 'Ohio sales tax', taxBasisPoints: 800 },
    ...{ total: 1_080, currency: 'USD' },
  },
  address: {
    ...{ name, company: '', line1: '1 Mill Lane', line2: '', city: 'Cleveland', region: 'OH' },
    ...{ postcode: '44114', country: 'US', phone: '' },
  },
  delivery: { id: 'standard', name: 'Standard freight', minDays: 3, maxDays: 5, tracking: '' },
  payment: { method: 'invoice', state: 'due', purchaseOrder: 'PO-1' },
  ...{ returnRequest: null, history: [] },
});
const pages = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPageCount();

test('invoice and packing slip are PDFs that go on over as many pages as they need', async () => {
  expect(await pages(await invoicePdf(order(2), defaultShop))).toBe(1);
  expect(await pages(await packingSlipPdf(order(2), defaultShop))).toBe(1);
  expect(await pages(await invoicePdf(order(100), defaultShop))).toBeGreaterThan(3);
  const file = await PDFDocument.load(await invoicePdf(order(1), defaultShop));
  expect(file.getTitle()).toBe('Invoice HX-0123ABCD');
});

test.each(['Łukasz Żółć', '日本 太郎', 'Ølaf Müller ß', '👷 Bob', 'a\u0000b', 'ﬁne'])(
  'a name in any script makes an invoice: %s',
  async (name) => {
    expect(await pages(await invoicePdf(order(1, name), defaultShop))).toBe(1);
  },
);

/** The letters that a reader can find in a document: what the fonts' maps from glyphs back to letters name. */
async function lettersOf(bytes: Uint8Array): Promise<string> {
  const file = await PDFDocument.load(bytes);
  const maps = file.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const map = object instanceof PDFDict ? object.lookup(PDFName.of('ToUnicode')) : undefined;
    return map instanceof PDFRawStream ? [inflateSync(map.contents).toString('latin1')] : [];
  });
  return maps
    .flatMap((map) => [...map.matchAll(/<[0-9a-f]+> <([0-9a-f]{4})>/gi)])
    .map(([, code]) => String.fromCharCode(parseInt(code!, 16)))
    .join('');
}

test.each(['Łukasz Žižek', 'Ελένη Παπαδοπούλου', 'Дмитрий Щукин', 'Nguyễn Thị Hạnh', 'İbrahim Yıldız'])(
  'a name prints with all of its letters: %s',
  async (name) => {
    const letters = await lettersOf(await invoicePdf(order(1, name), defaultShop));
    expect([...name.replaceAll(' ', '')].filter((letter) => !letters.includes(letter))).toEqual([]);
  },
);
