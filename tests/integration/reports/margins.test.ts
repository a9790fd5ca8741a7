import { stock } from '@/lib/catalog/collection/stock';
import { orders } from '@/lib/orders/collection';
import { runReport } from '@/lib/reports/queries/run-report';
import { findShop } from '@/lib/settings/queries';
import { wholeReturn } from './whole-returns';
import { bodyFor, createCustomer, createProduct, orderWithRetries } from '../orders/fixtures';

async function order(...lines: [sku: string, quantity: number][]): Promise<string> {
  const result = await orderWithRetries(createCustomer(), await bodyFor(lines));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.number;
}

test('the margin is the sales of what was kept, less its average cost, for SKUs whose cost is known', async () => {
  const known = await createProduct(50, { price: 1_000 });
  const unknown = await createProduct(50, { price: 2_000 });
  const returned = await createProduct(50, { price: 700 });
  await stock().updateOne({ _id: known }, { $set: { averageCost: 640 } });
  await stock().updateOne({ _id: returned }, { $set: { averageCost: 300 } });
  await order([known, 3], [unknown, 1]);
  await order([known, 2]);
  const number = await order([known, 4], [returned, 5]);
  const placed = (await orders().findOne({ number }))!;
  await orders().updateOne({ number }, { $set: wholeReturn(placed) });

  const { columns, rows, totals } = await runReport('margins', {}, await findShop());
  expect(columns.map(({ id }) => id)).toEqual([
    'sku',
    'product',
    'units',
    'net',
    'unit-cost',
    'cost',
    'margin',
    'share',
  ]);
  const cellsOf = (sku: string) => rows.find(({ key }) => key === sku)?.cells.slice(2);
  expect(cellsOf(known)).toEqual([5, 5_000, 640, 3_200, 1_800, 36]);
  expect(cellsOf(returned)).toEqual([0, 0, 300, 0, 0, null]);
  expect(cellsOf(unknown)).toBeUndefined();
  expect(totals).toEqual(['Total', null, 5, 5_000, null, 3_200, 1_800, 36]);
});
