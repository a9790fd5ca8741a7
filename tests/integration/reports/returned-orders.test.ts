import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { runReport } from '@/lib/reports/queries/run-report';
import type { ReportId } from '@/lib/reports/schema';
import { findShop } from '@/lib/settings/queries';
import type { Order } from '@/lib/orders/schema/order';
import { wholeReturn } from './whole-returns';
import { bodyFor, createCustomer, createProduct, newKey } from '../orders/fixtures';

const customer = createCustomer('Ada Berg');
let sku: string;

/** Places an order of one unit; the customer has this name on it. */
async function sold(name: string, change: (order: Order) => object = () => ({})): Promise<void> {
  const placed = await placeOrder(customer, await bodyFor([[sku, 1]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number } = placed.value;
  await orders().updateOne({ number }, { $set: { 'customer.name': name, ...change(placed.value) } });
  await orders().updateOne({ number }, { $set: { 'lines.0.name': `Vise of ${name}` } });
}

/** The only row of a report, by the ids of its columns. */
async function rowOf(id: ReportId): Promise<Record<string, unknown>> {
  const { rows, columns } = await runReport(id, {}, await findShop());
  expect(rows).toHaveLength(1);
  return Object.fromEntries(columns.map((column, index) => [column.id, rows[0]!.cells[index]]));
}

beforeAll(async () => {
  sku = await createProduct(10, { price: 1_000 });
});

test('orders that were kept and orders that came back are one row with one name', async () => {
  await sold('Ada Berg-Olsen', wholeReturn);
  await sold('Ada Berg');
  await sold('Ada', () => ({ state: 'delivered', 'payment.state': 'refunded' }));
  const sums = { orders: 3, units: 3, gross: 3_000, discounts: 0, returned: 2_000, net: 1_000 };
  // The largest spelling, whichever order the database reads first.
  expect(await rowOf('customers')).toMatchObject({ ...sums, customer: 'Ada Berg-Olsen' });
  expect(await rowOf('regions')).toMatchObject(sums);
  expect(await rowOf('products')).toMatchObject(sums);
  const { rows } = await runReport('days', {}, await findShop());
  expect(rows.filter(({ cells }) => cells[1] === 3)).toHaveLength(1);
});
