import { invoicePdf, packingSlipPdf } from '@/lib/orders/pdf';
import type { Order, OrderLine } from '@/lib/orders/types';
import { defaultShop } from '@/lib/settings/rules';
import { pdfText, readPdf } from '../../support/read-pdf';

const line = (number: number): OrderLine => ({
  sku: `NH-CW${number}`,
  itemId: '1',
  slug: 'wrench',
  name: `Combination Wrench, ${number} mm, with a name so long that it has to be broken into several lines`,
  color: null,
  size: null,
  img: '',
  unit: 'each',
  quantity: number,
  listPrice: 1_000,
  unitPrice: 1_000,
  total: 1_000 * number,
  taxBasisPoints: 800,
});

function order({ lines = 1, ...changes }: Partial<Omit<Order, 'lines'>> & { lines?: number } = {}): Order {
  return {
    id: '1',
    number: 'HX-0123ABCD',
    state: 'placed',
    placedAt: '2026-01-02T03:04:05.000Z',
    customer: { id: '1', name: 'Ada Buyer', email: 'ada@plant.example' },
    lines: Array.from({ length: lines }, (_, index) => line(index + 1)),
    totals: {
      subtotal: 1_000,
      shipping: 0,
      tax: 80,
      taxName: 'Ohio sales tax',
      taxBasisPoints: 800,
      total: 1_080,
      currency: 'USD',
    },
    address: {
      name: 'Ada Buyer',
      company: '',
      line1: '1 Mill Lane',
      line2: '',
      city: 'Cleveland',
      region: 'OH',
      postcode: '44114',
      country: 'US',
      phone: '',
    },
    delivery: { id: 'standard', name: 'Standard freight', minDays: 3, maxDays: 5, tracking: '' },
    payment: { method: 'invoice', state: 'due', purchaseOrder: 'PO-1' },
    returnRequest: null,
    history: [],
    ...changes,
  };
}

/** An order of a product by each name, written in parentheses to show where it begins and ends. */
const orderOf = (names: string[]): Order => ({
  ...order(),
  lines: names.map((name, index) => ({ ...line(index), name: `(${name})` })),
});

test('an invoice lists what was bought, with prices and sums', async () => {
  const bytes = await invoicePdf(order({ lines: 2 }), defaultShop);
  expect((await readPdf(bytes)).title).toBe('Invoice HX-0123ABCD');
  const text = await pdfText(bytes);
  expect(text).toContain('Date: Jan 1, 2026');
  expect(text).toContain('Your purchase order: PO-1');
  expect(text).toMatch(/NH-CW2 Combination Wrench, 2 mm.* 2 \$10\.00 \$20\.00/);
  expect(text).toContain('Subtotal $10.00 Delivery $0.00 Ohio sales tax (8%) $0.80 Total $10.80');
});

test('a packing slip lists what is in the parcel, without prices', async () => {
  const text = await pdfText(await packingSlipPdf(order({ lines: 2 }), defaultShop));
  expect(text).toContain('Packing slip HX-0123ABCD');
  expect(text).toMatch(/NH-CW2 Combination Wrench, 2 mm.* each 2/);
  expect(text).toContain('3 units in total');
  expect(text).not.toContain('$');
});

test('a long order continues on as many pages as it needs', async () => {
  const pageCount = async (bytes: Promise<Uint8Array>) => (await readPdf(await bytes)).pages.length;
  expect(await pageCount(invoicePdf(order({ lines: 2 }), defaultShop))).toBe(1);
  expect(await pageCount(invoicePdf(order({ lines: 100 }), defaultShop))).toBeGreaterThan(3);
  expect(await pageCount(packingSlipPdf(order({ lines: 2 }), defaultShop))).toBe(1);
});

test('names in every supported script print with all of their characters', async () => {
  const names = [
    'Łukasz Žižek',
    'İbrahim Yıldız',
    'Ølaf Müller ß',
    'Ελένη Παπαδοπούλου',
    'Ἀριστοτέλης',
    'Дмитрий Щукин',
    'Ғани Қожа',
    'Nguyễn Thị Hạnh',
    'Łucja Ελένη Дмитрий',
  ];
  for (const bytes of [
    await invoicePdf(orderOf(names), defaultShop),
    await packingSlipPdf(orderOf(names), defaultShop),
  ]) {
    const text = await pdfText(bytes);
    expect(names.filter((name) => !text.includes(`(${name})`))).toEqual([]);
  }
});

test('a character that no font has prints as its plain form or a question mark', async () => {
  const printedAs = {
    '日本 太郎': '?? ??',
    '👷 Bob': '? Bob',
    'a\u0000b': 'a?b',
    'c\ud800d': 'c?d',
    'ﬁne Ｗｉｄｅ': 'fine Wide',
    'Zero\u200bWidth\u2060': 'ZeroWidth',
    'e\u0301te\u0301': 'été',
  };
  const text = await pdfText(await invoicePdf(orderOf(Object.keys(printedAs)), defaultShop));
  expect(Object.values(printedAs).filter((printed) => !text.includes(`(${printed})`))).toEqual([]);
});

test('a date in the language of the shop prints with all of its characters', async () => {
  const text = await pdfText(await invoicePdf(order(), { ...defaultShop, locale: 'el-GR' }));
  expect(text).toContain('Ιαν');
});
