import { orders } from '@/lib/orders/collection';
import { changeOrder, changePayment } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { now } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { runReport } from '@/lib/reports/queries/run-report';
import { salesReader, visitSales, type CopiedOrder } from '@/lib/reports/queries/sold-orders';
import { lastDays } from '@/lib/reports/rules/periods';
import { findShop } from '@/lib/settings/queries';
import { dayAt } from '@/lib/shared/dates';
import { explained } from '../explained';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';

const admin = createAdmin();
const readAll = salesReader(0);

async function salesBy(visit: typeof visitSales): Promise<CopiedOrder[]> {
  const found: CopiedOrder[] = [];
  await visit(lastDays(30, dayAt(now(), 'UTC')), 'UTC', (order) => found.push(order));
  return found.toSorted((one, other) => String(one._id).localeCompare(String(other._id)));
}

/** The sales from the copy, proved to be those that a reader without a copy finds. */
async function sales(): Promise<CopiedOrder[]> {
  const found = await salesBy(visitSales);
  expect(found).toEqual(await salesBy(readAll));
  return found;
}

test('the sales of the reports show each change of an order at once', async () => {
  const sku = await createProduct(100);
  const customer = createCustomer();
  const to = (state: 'confirmed' | 'cancelled') => ({
    to: state,
    why: '',
    tracking: '',
    lines: [],
    undo: false,
  });
  const place = async () => {
    const placed = await placeOrder(customer, await bodyFor([[sku, 2]]), newKey());
    if (!placed.ok) throw new Error(placed.failure.message);
    return placed.value.number;
  };
  const [first, second] = [await place(), await place()];
  const steps: Record<string, () => Promise<unknown>> = {
    'an order': place,
    'a status': () => changeOrder(admin, first, to('confirmed')),
    'a payment': () => changePayment(admin, first, { to: 'paid', why: '', undo: false }),
    'a cancelled order': () => changeOrder(admin, second, to('cancelled')),
    'a name': () => orders().updateOne({ number: first }, { $set: { 'customer.name': 'Bo' } }),
  };
  let before = await sales();
  expect(before).toHaveLength(2);
  for (const [name, step] of Object.entries(steps)) {
    await step();
    const after = await sales();
    expect([name, after]).not.toEqual([name, before]);
    before = after;
  }
  expect(before.map(({ lines }) => lines[0]!.quantity)).toEqual([2, 2]);
});

test('the sales of the reports are right while customers order', async () => {
  const sku = await createProduct(100);
  const placed = Array.from({ length: 12 }, async () =>
    placeOrder(createCustomer(), await bodyFor([[sku, 1]]), newKey()),
  );
  await Promise.all([...placed, ...Array.from({ length: 8 }, () => salesBy(visitSales))]);
  const own = (await sales()).filter(({ lines }) => lines[0]!.sku === sku);
  expect(own).toHaveLength(12);
});

test('a repeated report of sales reads only orders that changed, through an index', async () => {
  const report = async () => runReport('customers', {}, await findShop());
  await report();
  const raw = database().collection<{ changedAt: Date }>('orders');
  await raw.updateMany({}, { $set: { changedAt: new Date(0) } });
  const reads = (await explained(report)).filter(({ ran }) => ran === 'orders');
  const [changed, ...others] = reads.filter(({ plan }) => plan.includes('"changedAt":1'));
  expect(changed).toMatchObject({ docs: 0 });
  expect(others).toEqual([]);
  for (const { plan } of reads) expect(plan).toMatch(/IXSCAN|COUNT_SCAN/);
});
