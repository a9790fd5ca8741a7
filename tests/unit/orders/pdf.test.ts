import { packingSlipPdf, packingSlipsPdf } from '@/lib/orders/pdf/packing-slips';
import { proFormaPdf } from '@/lib/orders/pdf';
import { addressTitle, dueDay } from '@/lib/orders/rules/invoice';
import type { Order, OrderLine } from '@/lib/orders/schema/order';
import { defaultShop } from '@/lib/settings/rules/shop';
import { demoPayment } from '@/seed/settings';
import { pdfText, readPdf } from '../../support/read-pdf';
import { ohioAddress } from '../../support/ohio-address';

const line = (number: number): OrderLine => ({
  sku: `NH-CW${number}`,
  productId: '1',
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
    address: ohioAddress,
    delivery: { id: 'standard', name: 'Standard freight', minDays: 3, maxDays: 5, tracking: '' },
    payment: { method: 'invoice', state: 'due', purchaseOrder: 'PO-1' },
    shipments: [],
    history: [],
    ...changes,
  };
}

const demoShop = { ...defaultShop, ...demoPayment };

/** An order with a product for each name, in parentheses to mark its start and end. */
const orderOf = (names: string[]): Order => ({
  ...order(),
  lines: names.map((name, index) => ({ ...line(index), name: `(${name})` })),
});

test('an invoice lists the lines with prices and totals', async () => {
  const bytes = await proFormaPdf(order({ lines: 2 }), defaultShop);
  expect((await readPdf(bytes)).title).toBe('Pro forma invoice HX-0123ABCD');
  const text = await pdfText(bytes);
  expect(text).toContain('Date: Jan 1, 2026');
  expect(text).toContain('Your purchase order: PO-1');
  expect(text).toMatch(/NH-CW2 Combination Wrench, 2 mm.* 2 each \$10\.00 \$20\.00/);
  expect(text).toContain('Subtotal $10.00 Delivery $0.00 Ohio sales tax (8%) $0.80 Total $10.80');
});

test('an unpaid invoice shows how to pay: amount, reference, due date and bank account, and the tax ID', async () => {
  const text = await pdfText(await proFormaPdf(order(), demoShop));
  expect(text).toContain('Tax ID 00-1234567');
  expect(text).toContain(
    'How to pay Amount due $10.80 Payment reference HX-0123ABCD Due date Jan 31, 2026 ' +
      'Bank Lakeshore Example Bank Account holder Hexbolt Industries Ltd. ' +
      'Account number 000123456789 Routing number 123456780 BIC LKSHUS3X',
  );
});

test('a shop without a tax ID, or with an IBAN, prints the data it has', async () => {
  const bank = {
    ...demoPayment.bank,
    accountNumber: '',
    routingNumber: '',
    iban: 'DE02 1203 0000 0000 2020 51',
  };
  const text = await pdfText(await proFormaPdf(order(), { ...demoShop, taxId: '', bank }));
  expect(text).toContain('IBAN DE02 1203 0000 0000 2020 51');
  expect(text).not.toMatch(/Tax ID|Account number|Routing/);
});

test('an order that is paid or cancelled asks for no payment', async () => {
  const { payment } = order();
  const paid = await pdfText(await proFormaPdf(order({ payment: { ...payment, state: 'paid' } }), demoShop));
  expect(paid).toContain('Paid');
  expect(paid).not.toMatch(/How to pay|Due date/);
  const cancelled = await pdfText(await proFormaPdf(order({ state: 'cancelled' }), demoShop));
  expect(cancelled).toContain('nothing is to be paid');
  expect(cancelled).not.toMatch(/How to pay|Payment due/);
});

const collect = { id: 'collect', name: 'Collect in Cleveland', minDays: 0, maxDays: 1, tracking: '' };

test.each<[string, Partial<Omit<Order, 'lines'>>]>([
  ['Deliver to', { state: 'placed' }],
  ['Deliver to', { state: 'shipped' }],
  ['Delivered to', { state: 'delivered' }],
  ['Delivered to', { state: 'returned' }],
  ['Bill to', { state: 'delivered', delivery: collect }],
])('the address is titled "%s" on an order with %j', (title, changes) => {
  expect(addressTitle(order(changes))).toBe(title);
});

test('the invoice and packing slip of a shipped order say "Deliver to"', async () => {
  const shipped = order({ state: 'shipped' });
  for (const bytes of [await proFormaPdf(shipped, defaultShop), await packingSlipPdf(shipped, defaultShop)]) {
    expect(await pdfText(bytes)).toContain('Deliver to Order Ada Buyer');
  }
});

test.each([
  ['2026-03-01T12:00:00.000Z', 'America/New_York', '2026-03-31'],
  ['2026-10-15T03:30:00.000Z', 'America/New_York', '2026-11-13'],
  ['2026-01-31T23:30:00.000Z', 'Europe/Berlin', '2026-03-03'],
])('an order placed at %s in %s is due on %s', (placedAt, timeZone, day) => {
  expect(dueDay({ placedAt }, { timeZone })).toBe(day);
});

test('a packing slip lists the contents of the parcel, without prices', async () => {
  const text = await pdfText(await packingSlipPdf(order({ lines: 2 }), defaultShop));
  expect(text).toContain('Packing slip HX-0123ABCD');
  expect(text).toMatch(/NH-CW2 Combination Wrench, 2 mm.* each 2/);
  expect(text).toContain('3 units in total');
  expect(text).not.toContain('$');
});

test('the papers of a company’s order name it, and the pro forma its tax ID and billing address', async () => {
  const { line1, line2, city, region, postcode, country } = ohioAddress;
  const billing = { line1: '9 Billing Way', line2, city, region, postcode, country };
  const company = { id: 'c', name: 'Lakeside Pumps Inc.', taxId: '34-1234567', billing };
  const slip = await pdfText(await packingSlipPdf(order({ company }), defaultShop));
  expect(slip).toContain('Ordered for: Lakeside Pumps Inc.');
  expect(slip).toContain('Your purchase order: PO-1');
  expect(slip).toContain(line1);
  const proForma = await pdfText(await proFormaPdf(order({ company }), defaultShop));
  for (const part of ['Bill to: Lakeside Pumps Inc.', '9 Billing Way', 'Tax ID 34-1234567'])
    expect(proForma).toContain(part);
});

const shipmentOf = (id: string, lines: { sku: string; quantity: number }[]) => ({
  id,
  at: '2026-01-03T03:04:05.000Z',
  lines,
  carrier: 'UPS',
  tracking: `1Z ${id}`,
  trackingUrl: '',
  by: 'Grace',
});

test('the packing slip of a shipment lists its units and what follows later', async () => {
  const shipments = [
    shipmentOf('1', [{ sku: 'NH-CW2', quantity: 1 }]),
    shipmentOf('2', [{ sku: 'NH-CW3', quantity: 3 }]),
  ];
  const partly = order({ lines: 3, state: 'confirmed', shipments });
  const first = await pdfText(await packingSlipPdf(partly, defaultShop, shipments[0]));
  expect(first).toMatch(/Shipment 1 .*Tracking: UPS 1Z 1/);
  expect(first).toContain('1 unit in total');
  const [parcel, later] = first.split('Follows in another shipment');
  expect(parcel).not.toContain('NH-CW1');
  expect(later).toMatch(/1 × Combination Wrench, 1 mm.*NH-CW1 1 × Combination Wrench, 2 mm.*NH-CW2 3 ×/);
  const second = await pdfText(await packingSlipPdf(partly, defaultShop, shipments[1]));
  expect(second.split('Follows in another shipment')[1]).not.toContain('NH-CW3');
});

test('the packing slip of a partly shipped order lists what still waits', async () => {
  const shipments = [shipmentOf('1', [{ sku: 'NH-CW2', quantity: 1 }])];
  const partly = order({ lines: 2, state: 'confirmed', shipments });
  const text = await pdfText(await packingSlipPdf(partly, defaultShop));
  expect(text).toContain('Shipment 2');
  expect(text).toContain('2 units in total');
  expect(text).not.toContain('1Z 1');
});

test('packing slips of several orders start on a page each', async () => {
  const orders = [order(), order({ lines: 2, number: 'HX-0123ABCE' })];
  const { pages } = await readPdf(await packingSlipsPdf(orders, defaultShop));
  expect(pages).toHaveLength(2);
  expect(await pdfText(await packingSlipsPdf([], defaultShop))).toContain('Nothing to pack');
});

test('a long order continues on as many pages as it needs', async () => {
  const pageCount = async (bytes: Promise<Uint8Array>) => (await readPdf(await bytes)).pages.length;
  expect(await pageCount(proFormaPdf(order({ lines: 2 }), defaultShop))).toBe(1);
  expect(await pageCount(proFormaPdf(order({ lines: 100 }), defaultShop))).toBeGreaterThan(3);
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
    await proFormaPdf(orderOf(names), defaultShop),
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
  const text = await pdfText(await proFormaPdf(orderOf(Object.keys(printedAs)), defaultShop));
  expect(Object.values(printedAs).filter((printed) => !text.includes(`(${printed})`))).toEqual([]);
});

test('a date in the shop’s language prints with all of its characters', async () => {
  const text = await pdfText(await proFormaPdf(order(), { ...defaultShop, locale: 'el-GR' }));
  expect(text).toContain('Ιαν');
});
