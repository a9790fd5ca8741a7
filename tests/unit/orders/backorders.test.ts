import { availabilityOf } from '@/lib/catalog/rules/availability';
import { backorderOffer, backorderText, expectedDay, productBackorder } from '@/lib/catalog/rules/backorders';
import { backorderNews } from '@/lib/orders/rules/backorder-news';
import { openBackorders, shippableLines, waitingOrders, waitingProblem } from '@/lib/orders/rules/backorders';
import { editedLine } from '@/lib/orders/rules/edits';
import type { Order, OrderLine } from '@/lib/orders/schema/order';

const shop = { holidays: [{ date: '2026-12-25', name: 'Christmas' }], timeZone: 'America/New_York' };
// Wednesday evening in New York, Thursday in UTC.
const now = new Date('2026-12-24T03:00:00Z');
const byDay = (expectedOn: string) => ({ limit: 10, expectedOn, leadDays: null });

test('units on backorder are expected on the named day, or so many working days from the shop’s today', () => {
  expect(expectedDay(byDay('2026-12-23'), shop, now)).toBe('2026-12-23');
  expect(expectedDay({ limit: 10, expectedOn: null, leadDays: 3 }, shop, now)).toBe('2026-12-29');
});

test('once the named day has passed nothing more can be put on backorder', () => {
  expect(backorderOffer(byDay('2026-12-22'), 0, shop, now)).toBeUndefined();
});

test.each([
  [4, 10],
  [0, 10],
  [-7, 3],
  [-10, undefined],
  [-12, undefined],
])('with %i units in stock %p of 10 may be put on backorder', (available, left) => {
  expect(backorderOffer(byDay('2027-01-05'), available, shop, now)?.left).toBe(left);
});

test('words say what is in stock, what is on backorder and when it is expected', () => {
  const backorder = { quantity: 5, expectedOn: '2026-12-14' };
  expect(backorderText(8, backorder)).toBe('3 in stock now, 5 on backorder, expected Dec 14, 2026');
  expect(backorderText(5, backorder)).toBe('5 on backorder, expected Dec 14, 2026');
});

test('a product out of stock is on backorder where that is allowed, with the day or the working days', () => {
  const product = {
    availableFrom: '2020-01-01',
    leadTimeDays: 3,
    successor: null,
    unit: 'each',
    packSize: 1,
  };
  const offer = { left: 5, expectedOn: '2027-01-05' };
  expect(availabilityOf(product, 0, now, offer)).toEqual({
    code: 'on-backorder',
    text: 'On backorder',
    detail: 'Expected Jan 5, 2027',
  });
  expect(availabilityOf(product, 0, now, { ...offer, leadDays: 1 }).detail).toBe(
    'Expected within 1 working day',
  );
  expect(availabilityOf(product, 2, now, offer)).toMatchObject({
    code: 'in-stock',
    detail: 'Leaves within 3 working days; more on backorder, expected Jan 5, 2027',
  });
});

test('of several variants out of stock the one that is expected first speaks for the product', () => {
  const variants = [
    { availableQuantity: 0 },
    { availableQuantity: 0, backorder: { left: 5, expectedOn: '2027-02-01' } },
    { availableQuantity: 0, backorder: { left: 2, expectedOn: '2027-01-05' } },
  ];
  expect(productBackorder({ availableQuantity: 0, variants })?.expectedOn).toBe('2027-01-05');
  expect(productBackorder({ availableQuantity: 3, variants })).toBeUndefined();
});

test('what is missing in stock is missing in the newest orders', () => {
  const orders = [
    { id: 'old', units: 3 },
    { id: 'middle', units: 4 },
    { id: 'new', units: 2 },
  ];
  expect([...waitingOrders(9, orders)].sort()).toEqual([
    ['middle', 4],
    ['new', 2],
    ['old', 3],
  ]);
  expect([...waitingOrders(3, orders)]).toEqual([
    ['new', 2],
    ['middle', 1],
  ]);
  expect(waitingOrders(0, orders).size).toBe(0);
  expect(waitingOrders(-2, orders).size).toBe(0);
});

const line = (quantity: number, units: number): OrderLine =>
  ({
    sku: 'A',
    name: 'Vise',
    quantity,
    listPrice: 100,
    unitPrice: 100,
    total: quantity * 100,
    backorder: { quantity: units, expectedOn: '2027-01-05' },
  }) as OrderLine;

test('units that have left no longer wait, and those that wait can’t be shipped', () => {
  const order = { lines: [line(8, 5)], shipments: [{ lines: [{ sku: 'A', quantity: 2 }] }] };
  expect(openBackorders(order).get('A')).toBe(5);
  const waiting = new Map([['A', 4]]);
  expect(shippableLines(order as Pick<Order, 'lines' | 'shipments'>, waiting)).toEqual([
    { sku: 'A', quantity: 2 },
  ]);
  expect(waitingProblem(order, [{ sku: 'A', quantity: 2 }], waiting)).toBeNull();
  expect(waitingProblem(order, [{ sku: 'A', quantity: 3 }], waiting)?.fields).toEqual({
    A: '4 on backorder: only 2 can ship',
  });
  order.shipments.push({ lines: [{ sku: 'A', quantity: 5 }] });
  expect(openBackorders(order).get('A')).toBe(1);
});

test('a quantity that is lowered takes away what is on backorder first', () => {
  expect(editedLine(line(8, 5), undefined, 6)?.backorder?.quantity).toBe(3);
  expect(editedLine(line(8, 5), undefined, 3)?.backorder).toBeUndefined();
});

test('a customer is told of units that have arrived or are expected on another named day, and of nothing twice', () => {
  const terms = { A: byDay('2027-02-01') };
  const moved = backorderNews([line(8, 5)], new Map([['A', 2]]), terms, now)!;
  expect(moved.moved).toEqual([{ sku: 'A', name: 'Vise', from: '2027-01-05', to: '2027-02-01' }]);
  expect(backorderNews(moved.lines, new Map([['A', 2]]), terms, now)).toBeNull();
  const arrived = backorderNews(moved.lines, new Map(), terms, now)!;
  expect(arrived.lines[0]!.backorder?.arrivedAt).toBe(now.toISOString());
  expect(backorderNews(arrived.lines, new Map(), terms, now)).toBeNull();
});
