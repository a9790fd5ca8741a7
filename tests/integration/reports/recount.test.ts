import { Collection, ObjectId } from 'mongodb';
import { products } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { stockMovements } from '@/lib/inventory/collection';
import { allocate } from '@/lib/discounts/rules/allocation';
import { orders, type OrderAttempt, type OrderDocument } from '@/lib/orders/collection';
import { totalsOf } from '@/lib/orders/rules/totals';
import { setClock } from '@/lib/platform/clock';
import { findOverview } from '@/lib/reports/queries/overview';
import { runReport } from '@/lib/reports/queries/run-report';
import { reportIds, type ReportFilters, type ReportId } from '@/lib/reports/schema';
import { findShop } from '@/lib/settings/queries';
import { createRandom } from '@/seed/history/random';
import { createProduct } from '../orders/fixtures';
import { countParts, shipPart } from './part-shipments';

const random = createRandom(4711);
const days = 120;
const end = new Date('2026-11-23T17:00:00Z');
// Three weeks around the end of daylight saving time.
const filters: ReportFilters = { from: '2026-10-20', to: '2026-11-09' };
const zone = 'America/New_York';
const all: OrderDocument[] = [];

type Ending = [state: OrderDocument['state'], payment: OrderDocument['payment']['state'], weight: number];
// Every pair of status and payment that the shop allows.
const endings: Ending[] = [
  ['placed', 'due', 3],
  ['confirmed', 'paid', 3],
  ['shipped', 'due', 5],
  ['delivered', 'paid', 60],
  ['delivered', 'due', 6],
  ['delivered', 'refunded', 4],
  ['cancelled', 'due', 5],
  ['cancelled', 'refunded', 3],
  ['returned', 'paid', 4],
  ['returned', 'refunded', 4],
  ['returned', 'due', 2],
];
const places = [
  { country: 'US', region: 'OH' },
  { country: 'US', region: 'NY' },
  { country: 'CA', region: 'ON' },
];

/** The calendar day in New York, by another way than the shop's. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
const formatted = new Map<number, string>();
function dayIn(at: Date): string {
  // Formatting is slow, and each row of a report recounts all orders.
  const known = formatted.get(at.getTime()) ?? calendar.format(at);
  formatted.set(at.getTime(), known);
  return known;
}
const isSale = (order: OrderDocument) => order.state !== 'cancelled';
const isReversed = (order: OrderDocument) => order.state === 'returned' || order.payment.state === 'refunded';
const within = (order: OrderDocument, from: string, to: string) =>
  isSale(order) && dayIn(order.placedAt) >= from && dayIn(order.placedAt) <= to;
const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);

/** The rows of a report as objects, by their first two cells. */
async function rowsOf(id: ReportId) {
  const report = await runReport(id, filters, await findShop());
  const rows = report.rows.map(({ key, cells }) => ({
    key,
    ...Object.fromEntries(report.columns.map((column, index) => [column.id, cells[index]])),
  }));
  return { rows: rows as Record<string, string | number | null>[], report };
}

function figures(list: OrderDocument[]) {
  const kept = list.filter((order) => !isReversed(order));
  const of = (from: OrderDocument[], part: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total') =>
    sum(from.map((order) => order.totals[part] ?? 0));
  const goods = (from: OrderDocument[]) => of(from, 'subtotal') - of(from, 'discount');
  return {
    orders: list.length,
    units: sum(list.flatMap((order) => order.lines.map((line) => line.quantity))),
    gross: of(list, 'subtotal'),
    discounts: of(list, 'discount'),
    returned: goods(list.filter(isReversed)),
    net: goods(kept),
    shipping: of(kept, 'shipping'),
    tax: of(kept, 'tax'),
    total: of(kept, 'total'),
  };
}

const current = () => all.filter((order) => within(order, '2026-10-20', '2026-11-09'));
const earlier = () => all.filter((order) => within(order, '2026-09-29', '2026-10-19'));

beforeAll(async () => {
  setClock(() => end.getTime());
  const shop = await findShop();
  const skus: string[] = [];
  for (let count = 0; count < 20; count++)
    skus.push(await createProduct(10 + count * 15, { price: 500 + count * 137 }));
  const found = await products().find().toArray();
  const bySku = new Map(found.map((product) => [product.variants[0]!.sku, product]));
  const documents = Array.from({ length: 5_000 }, (_, index): OrderAttempt => {
    // A third lies within a few minutes of local midnight, where a wrong time zone would show.
    const back = random.between(0, days - 1);
    const at = new Date(end.getTime() - back * 86_400_000);
    if (random.next() < 0.34) at.setUTCHours(random.between(3, 6), random.pick([0, 1, 58, 59]), 0, 0);
    else at.setUTCHours(random.between(0, 23), random.between(0, 59), 0, 0);
    const placedAt = at > end ? end : at;
    // A third of the orders have a discount on their goods, a tenth free delivery.
    const percent = random.next() < 0.34 ? random.between(1, 60) : 0;
    const priced = Array.from({ length: random.between(1, 4) }, () => {
      const product = bySku.get(random.pick(skus))!;
      const quantity = random.between(1, 6);
      const { sku, price } = product.variants[0]!;
      return { sku, productId: product._id, slug: product.slug, name: product.name, color: null, size: null, img: '', unit: 'each', quantity, listPrice: price, unitPrice: price, total: price * quantity, taxBasisPoints: 0 }; // prettier-ignore
    });
    const weights = priced.map(({ total }) => total);
    const off = allocate(Math.round((sum(weights) * percent) / 100), weights);
    const lines = priced.map((line, at) => ({ ...line, discount: off[at] || undefined }));
    const [state, payment] = random.weighted(endings, ([, , weight]) => weight);
    const address = { name: 'A', company: '', line1: '1', line2: '', city: 'C', postcode: '1', phone: '', ...random.pick(places) }; // prettier-ignore
    const buyer = random.between(1, 40);
    const failed = index % 50 === 0;
    const order: OrderDocument = {
      _id: new ObjectId(),
      state,
      number: `HX-${index}`,
      fingerprint: '',
      attemptedAt: placedAt,
      placedAt,
      customer: { id: `c${buyer}`, name: `Buyer ${buyer}`, email: `b${buyer}@buyers.example` },
      fromCart: false,
      stockLines: [],
      lines,
      totals: totalsOf(lines, { charge: random.pick([1_290, 3_490, 0]) }, address, shop, random.next() < 0.1),
      address,
      delivery: { id: 'standard', name: 'Standard', minDays: 1, maxDays: 2, tracking: '' },
      payment: { method: 'invoice', state: payment, purchaseOrder: '' },
      history: [],
      version: 1,
      mails: [],
    };
    if (!failed) {
      all.push(shipPart(random, order));
      return order;
    }
    const { number: _number, placedAt: _placedAt, ...attempt } = order;
    return { ...attempt, state: 'aborted' };
  });
  await orders().insertMany(documents);
  await stockMovements().insertMany(
    Array.from({ length: 400 }, () => {
      const sku = random.pick(skus);
      const at = new Date(end.getTime() - random.between(0, days * 24) * 3_600_000);
      const reason = random.pick(['Counted', 'Delivery arrived']);
      return { _id: new ObjectId(), sku, productId: bySku.get(sku)!._id, at, change: random.between(-9, 9), available: 9, reason, actor: null }; // prettier-ignore
    }),
  );
});
afterAll(() => setClock());

test('sales by day equal a recount, also across the change of clocks', async () => {
  const { rows, report } = await rowsOf('days');
  expect(rows).toHaveLength(21);
  for (const row of rows) {
    const own = current().filter((order) => dayIn(order.placedAt) === row.day);
    expect(row).toMatchObject(figures(own));
  }
  const whole = figures(current());
  expect(whole.orders).toBeGreaterThan(300);
  expect(whole.discounts).toBeGreaterThan(0);
  expect(Math.min(...countParts(current()))).toBeGreaterThan(5);
  expect(report.totals!.slice(1, 10)).toEqual(Object.values(whole));
  expect(report.totals![10]).toBe(figures(earlier()).net);
  expect(whole.net + whole.shipping + whole.tax).toBe(whole.total);
});

test.each([
  [
    'customers',
    (order: OrderDocument) => order.customer.id,
    ['orders', 'units', 'gross', 'discounts', 'returned', 'net'],
  ],
  [
    'regions',
    (order: OrderDocument) => `${order.address.country} ${order.address.region}`,
    ['orders', 'units', 'gross', 'discounts', 'returned', 'net', 'shipping', 'tax', 'total'],
  ],
  [
    'payments',
    (order: OrderDocument) => order.payment.state,
    ['orders', 'units', 'gross', 'discounts', 'returned', 'net', 'shipping', 'tax', 'total'],
  ],
] as const)('sales by %s equal a recount, in both periods', async (id, keyOf, measures) => {
  const { rows } = await rowsOf(id);
  expect(new Set(rows.map(({ key }) => key))).toEqual(new Set([...current(), ...earlier()].map(keyOf)));
  for (const row of rows) {
    const counted = figures(current().filter((order) => keyOf(order) === row.key));
    for (const measure of measures)
      expect([row.key, measure, row[measure]]).toEqual([row.key, measure, counted[measure]]);
    expect(row.before).toBe(figures(earlier().filter((order) => keyOf(order) === row.key)).net);
  }
});

const lineSums = (list: OrderDocument[], productId?: string) => {
  const lines = list.flatMap((order) =>
    order.lines.filter((line) => !productId || line.productId === productId).map((line) => ({ line, order })),
  );
  const gross = sum(lines.map(({ line }) => line.total));
  const discounts = sum(lines.map(({ line }) => line.discount ?? 0));
  const kept = lines.filter(({ order }) => !isReversed(order));
  const net = sum(kept.map(({ line }) => line.total - (line.discount ?? 0)));
  const orderIds = new Set(lines.map(({ order }) => order.number));
  return {
    orders: orderIds.size,
    units: sum(lines.map(({ line }) => line.quantity)),
    gross,
    discounts,
    net,
    returned: gross - discounts - net,
  };
};

test('sales by product and category equal a recount', async () => {
  const { rows } = await rowsOf('products');
  expect(rows).toHaveLength(20);
  for (const row of rows) {
    expect(row).toMatchObject(lineSums(current(), String(row.key)));
    expect(row.before).toBe(lineSums(earlier(), String(row.key)).net);
  }
  const categories = (await rowsOf('categories')).rows;
  const { orders: _orders, ...whole } = lineSums(current());
  expect(categories).toEqual([expect.objectContaining({ category: 'Hand Tools', ...whole })]);
});

test('stock value, low stock and movements equal a recount', async () => {
  const stockBySku = new Map((await stock().find().toArray()).map(({ _id, available }) => [_id, available]));
  const value = (await rowsOf('stock')).rows;
  expect(value).toHaveLength(20);
  for (const row of value) expect(row.value).toBe(stockBySku.get(String(row.sku))! * Number(row.price));
  const month = all
    .filter((order) => within(order, '2026-10-25', '2026-11-23'))
    .flatMap((order) => order.lines);
  const sold = (sku: string) => sum(month.filter((line) => line.sku === sku).map((line) => line.quantity));
  const low = [...stockBySku].filter(([sku, available]) => available < sold(sku)).map(([sku]) => sku);
  expect(low.length).toBeGreaterThan(0);
  expect((await rowsOf('low-stock')).rows.map(({ sku }) => sku).toSorted()).toEqual(low.toSorted());
  const moved = await stockMovements().find().toArray();
  for (const row of (await rowsOf('movements')).rows) {
    const own = moved.filter(({ sku, reason }) => sku === row.sku && reason === row.reason);
    const changes = (from: string, to: string) =>
      own.filter(({ at }) => dayIn(at) >= from && dayIn(at) <= to).map(({ change }) => change);
    const inside = changes('2026-10-20', '2026-11-09');
    expect(row).toMatchObject({
      entries: inside.length,
      in: sum(inside.filter((change) => change > 0)),
      out: -sum(inside.filter((change) => change < 0)) || 0,
      before: sum(changes('2026-09-29', '2026-10-19')),
    });
  }
});

test('the overview equals a recount for today, 7, 30 and 365 days and the periods before', async () => {
  const { sales, bestSellers, lowStock } = await findOverview(await findShop());
  expect(sales.map(({ days: length }) => length)).toEqual([1, 7, 30, 365]);
  for (const { period, current: now, before } of sales) {
    expect(now).toEqual(figures(all.filter((order) => within(order, period.from, period.to))));
    const { from } = period;
    const length = (Date.parse(period.to) - Date.parse(from)) / 86_400_000 + 1;
    const start = new Date(Date.parse(from) - length * 86_400_000).toISOString().slice(0, 10);
    const counted = figures(
      all.filter((order) => within(order, start, from) && dayIn(order.placedAt) < from),
    );
    expect(before.net).toBe(counted.net);
  }
  const month = all.filter((order) => within(order, '2026-10-25', '2026-11-23'));
  for (const best of bestSellers) expect(best.net).toBe(lineSums(month, best.productId).net);
  expect(lowStock).toBe((await rowsOf('low-stock')).rows.length);
});

test('reports of a range read orders and movements through an index', async () => {
  const plans: string[] = [];
  const original = Collection.prototype.aggregate;
  const asked: [Collection, object[]][] = [];
  const spy = jest.spyOn(Collection.prototype, 'aggregate').mockImplementation(function (
    this: Collection,
    stages,
    options,
  ) {
    asked.push([this, stages as object[]]);
    return original.call(this, stages, options);
  } as typeof original);
  for (const id of reportIds) await runReport(id, filters, await findShop());
  await findOverview(await findShop());
  spy.mockRestore();
  for (const [collection, stages] of asked) {
    const { $match } = stages[0] as { $match: object };
    plans.push(JSON.stringify(await collection.find($match).explain('queryPlanner')));
  }
  expect(plans.length).toBeGreaterThan(8);
  expect(plans.filter((plan) => plan.includes('COLLSCAN') || !plan.includes('IXSCAN'))).toEqual([]);
});
