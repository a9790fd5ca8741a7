import { returnCsvHeader, returnCsvRows, type ListedReturn } from '@/lib/orders/rules/return-list';
import { cancelReturn } from '@/lib/orders/commands/line-returns';
import { countReturns, eachReturn, listReturns } from '@/lib/orders/queries/returns';
import { returnFilters } from '@/lib/orders/schema/return-list';
import { setClock } from '@/lib/platform/clock';
import { findShop } from '@/lib/settings/queries';
import { dayAt } from '@/lib/shared/dates';
import { explained } from '../explained';
import { delivered, inspected, refund, request, type Delivered } from './line-return-fixtures';
import { newKey } from './fixtures';

afterEach(() => setClock());

let order: Delivered;
const numbersOf = async (filters: object) =>
  (await listReturns(returnFilters.parse(filters), 1)).rows.map(({ number }) => number.slice(-2));

/** An order with a settled, a cancelled and two requested returns, in this sequence. */
beforeAll(async () => {
  order = await delivered([4, 3]);
  const [bolt, vise] = order.skus as [string, string];
  const settled = await inspected(order, [
    [bolt, 1, 'restock'],
    [vise, 1, 'scrap'],
  ]);
  await refund(order.number, settled, { fee: { amount: 50 } });
  const id = newKey();
  await request(order, [[bolt, 1]], id);
  await cancelReturn(order.customer, order.number, id);
  for (const units of [1, 2]) await request(order, [[bolt, units]]);
});

test('all returns are listed, newest first or oldest first, with what was credited', async () => {
  expect(await numbersOf({ q: order.number })).toEqual(['R4', 'R3', 'R2', 'R1']);
  expect(await numbersOf({ q: order.number, sort: 'requested' })).toEqual(['R1', 'R2', 'R3', 'R4']);
  const { rows, total } = await listReturns({ q: order.customer.email, sort: 'requested' }, 1);
  expect(total).toBe(4);
  expect(rows[0]).toMatchObject({ status: 'closed', orderNumber: order.number, currency: 'USD' });
  expect(rows[0]!.credited).toBeGreaterThan(0);
  expect(rows[3]).toMatchObject({ credited: null, lines: [{ sku: order.skus[0], quantity: 2 }] });
});

test('a status and days leave out the other returns of the same order', async () => {
  expect(await numbersOf({ status: 'requested' })).toEqual(['R4', 'R3']);
  expect(await numbersOf({ status: 'closed' })).toEqual(['R1']);
  expect(await numbersOf({ status: 'refused' })).toEqual([]);
  expect(await numbersOf({ status: 'nonsense', q: 'nobody' })).toEqual([]);
  const later = new Date(Date.now() + 86_400_000 * 2);
  const { timeZone } = await findShop();
  const laterDay = dayAt(later, timeZone);
  expect(await numbersOf({ from: laterDay })).toEqual([]);
  setClock(() => later.getTime());
  await request(order, [[order.skus[1]!, 1]]);
  expect(await numbersOf({ from: laterDay })).toEqual(['R5']);
  expect(await numbersOf({ to: dayAt(new Date(), timeZone) })).not.toContain('R5');
  expect(await countReturns()).toMatchObject({ all: 5, requested: 3, closed: 1, cancelled: 1, refused: 0 });
});

test('the CSV has a row for each line, whose outcomes and credits add up to the return', async () => {
  const found: ListedReturn[] = [];
  for await (const each of eachReturn({ status: 'closed' })) found.push(each);
  const rows = found.flatMap(returnCsvRows);
  const cell = (row: (string | number)[], title: string) => row[returnCsvHeader.indexOf(title)];
  expect(rows.map((row) => cell(row, 'sku'))).toEqual(order.skus);
  expect(rows.map((row) => [cell(row, 'back into stock'), cell(row, 'scrapped')])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  const { credits, amount } = found[0]!.returns.refund!;
  const net = credits.flatMap(({ taxes }) => taxes).reduce((sum, each) => sum + each.net, 0);
  const listed = rows.reduce((sum, row) => sum + Number(cell(row, 'credited net')), 0);
  expect(Math.round(listed * 100)).toBe(net);
  expect(cell(rows[0]!, 'return credited')).toBe(amount / 100);
});

test('the list, its counts and its CSV use an index', async () => {
  const plans = await explained(async () => {
    await listReturns({}, 1);
    await listReturns({ status: 'requested' }, 1);
    await listReturns({ q: 'bolt', from: '2026-01-01' }, 1);
    await countReturns();
    for await (const { number } of eachReturn({ sort: 'requested' })) expect(number).toBe(order.number);
  });
  expect(plans.length).toBeGreaterThanOrEqual(8);
  for (const { plan } of plans) expect(plan).not.toContain('COLLSCAN');
});
