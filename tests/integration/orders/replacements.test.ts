import { invoices } from '@/lib/invoices/collection';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { proposeRefund } from '@/lib/invoices/commands/refund-return';
import { outbox } from '@/lib/mail/collection';
import { orders } from '@/lib/orders/collection';
import { cancelOwnOrder, changeOrder } from '@/lib/orders/commands/change-status';
import { advanceReturn } from '@/lib/orders/commands/line-returns';
import { replaceReturn } from '@/lib/orders/commands/replacements';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { findOrder } from '@/lib/orders/queries/orders';
import { returnRefundInput } from '@/lib/orders/schema/returns';
import { setClock } from '@/lib/platform/clock';
import { salesByDay, sumSales } from '@/lib/reports/queries/sales';
import { onCrashingServer } from './faults';
import { createAdmin, unitsOf } from './fixtures';
import { admin, delivered, inspected, refund, type Delivered } from './line-return-fixtures';

const other = createAdmin('Otto Shop');

afterEach(() => setClock());

const replace = ({ number }: Delivered, id: string, sku: string, quantity: number, by = admin) =>
  replaceReturn(by, number, id, { lines: [{ sku, quantity }] });

const replacementsOf = ({ number }: Delivered) =>
  orders().find({ 'replaces.order': number, number: { $exists: true } }).toArray(); // prettier-ignore

const returnOf = async ({ number }: Delivered) => (await findOrder(number))!.returns![0]!;

test('replaced units leave the stock by an order that costs nothing, is linked both ways and told to the customer', async () => {
  const order = await delivered([3, 1]);
  const sku = order.skus[0]!;
  const id = await inspected(order, [[sku, 3, 'scrap']]);
  const placed = await replace(order, id, sku, 2);
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number, totals, lines, payment, replaces, customer } = placed.value;
  expect([totals.total, totals.tax, lines[0]!.total, lines[0]!.quantity]).toEqual([0, 0, 0, 2]);
  expect(payment.state).toBe('paid');
  expect(customer.id).toBe(order.customer.userId);
  expect(replaces).toEqual({ order: order.number, returnId: id, returnNumber: `${order.number}-R1` });
  expect((await returnOf(order)).replacement).toEqual({ lines: [{ sku, quantity: 2 }], order: number });
  expect(await unitsOf(sku)).toMatchObject({ left: 15 });
  const subject = `Replacement for return ${order.number}-R1`;
  expect(await outbox().countDocuments({ to: order.customer.email, subject })).toBe(1);
});

test('however often and by however many it is asked for at once, a return is replaced by one order', async () => {
  const order = await delivered([4]);
  const sku = order.skus[0]!;
  const id = await inspected(order, [[sku, 3, 'scrap']]);
  const results = await Promise.all(
    [admin, other, admin, other, admin].map((by) => replace(order, id, sku, 2, by)),
  );
  const numbers = results.flatMap((result) => (result.ok ? [result.value.number] : []));
  expect(numbers.length).toBeGreaterThan(0);
  expect(await replace(order, id, sku, 2)).toMatchObject({ ok: true, value: { number: numbers[0] } });
  expect(await replace(order, id, sku, 1)).toMatchObject({ failure: { code: 'replacement-exists' } });
  expect(await replacementsOf(order)).toHaveLength(1);
  expect(await unitsOf(sku)).toMatchObject({ left: 14 });
});

test('replaced units are not refunded, the others are; neither reports nor invoices count the replacement', async () => {
  const order = await delivered([4]);
  const sku = order.skus[0]!;
  const id = await inspected(order, [[sku, 2, 'restock']]);
  const propose = async () => {
    const proposed = await proposeRefund(order.number, id, returnRefundInput.parse({}));
    return proposed.ok ? proposed.value.credits.flatMap(({ lines }) => lines) : [];
  };
  expect(await propose()).toMatchObject([{ quantity: 2 }]);
  const today = new Date().toISOString().slice(0, 10);
  const sales = async () =>
    sumSales(await salesByDay({ from: today, to: today }, 'UTC'), { from: today, to: today });
  const before = await sales();
  const placed = await replace(order, id, sku, 1);
  expect(await replace(order, id, sku, 2)).toMatchObject({ failure: { code: 'replacement-exists' } });
  expect(await propose()).toMatchObject([{ quantity: 1 }]);
  if (!placed.ok) throw new Error(placed.failure.message);
  for (const to of ['confirmed', 'shipped', 'delivered'] as const)
    await changeOrder(admin, placed.value.number, { to, why: '', tracking: '', undo: false });
  await issuePendingInvoices();
  expect(await invoices().countDocuments({ orderId: placed.value.id })).toBe(0);
  expect(await sales()).toEqual(before);
  await refund(order.number, id);
  const { lines } = (await findOrder(order.number))!;
  expect(lines[0]!.returned!.quantity).toBe(1);
});

test('without enough stock nothing is decided, and the units can be refunded or replaced later', async () => {
  const order = await delivered([17]);
  const sku = order.skus[0]!;
  const id = await inspected(order, [
    [sku, 5, 'scrap'],
    [sku, 0, 'restock'],
  ].filter(([, quantity]) => quantity !== 0) as never); // prettier-ignore
  const results = await Promise.all([replace(order, id, sku, 4), replace(order, id, sku, 4)]);
  for (const result of results) expect(result.ok).toBe(false);
  await replace(order, id, sku, 4);
  expect((await returnOf(order)).replacement).toBeUndefined();
  expect(await unitsOf(sku)).toMatchObject({ left: 3 });
  expect(await replace(order, id, sku, 3)).toMatchObject({ ok: true });
  expect(await unitsOf(sku)).toMatchObject({ left: 0 });
});

test('a cancelled replacement gives its units back, and the return can be settled otherwise', async () => {
  const order = await delivered([2]);
  const sku = order.skus[0]!;
  const id = await inspected(order, [[sku, 2, 'scrap']]);
  const placed = await replace(order, id, sku, 2);
  if (!placed.ok) throw new Error(placed.failure.message);
  await cancelOwnOrder(order.customer, placed.value.number, 'Not needed');
  expect((await returnOf(order)).replacement).toBeUndefined();
  expect(await unitsOf(sku)).toMatchObject({ left: 18 });
  await refund(order.number, id);
  expect((await findOrder(order.number))!.lines[0]!.returned!.quantity).toBe(2);
});

test('a crash after any write leaves one replacement after a repeat, linked, with its units taken once', async () => {
  for (let [at, died] = [1, true]; died; at++) {
    const order = await delivered([2]);
    const sku = order.skus[0]!;
    const id = await inspected(order, [[sku, 2, 'scrap']]);
    ({ died } = await onCrashingServer(at, 'after', () => replace(order, id, sku, 2)));
    const pending = (await returnOf(order)).replacement?.order === null;
    if (pending) {
      const refused = { failure: { code: 'replacement-pending' } };
      expect(await refund(order.number, id)).toMatchObject(refused);
      expect(await advanceReturn(admin, order.number, id, { to: 'closed', why: 'Done' })).toMatchObject(
        refused,
      );
    }
    setClock(() => Date.now() + 120_000);
    await sweepOrders();
    expect(await replace(order, id, sku, 2)).toMatchObject({ ok: true });
    await sweepOrders();
    setClock();
    const [placed, ...more] = await replacementsOf(order);
    expect(more).toEqual([]);
    expect((await returnOf(order)).replacement?.order).toBe(placed!.number);
    expect(await unitsOf(sku)).toMatchObject({ left: 16 });
  }
}, 60_000);
