import { stock } from '@/lib/catalog/collection/stock';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { auditLedger } from '@/lib/inventory/queries/ledger';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { accepting, arrival, backordered, createBackorderable } from './backorder-fixtures';
import { onCrashingServer } from './faults';
import { createCustomer, newKey, orderWithRetries, unitsOf } from './fixtures';
import { admin } from './shipping';

afterEach(() => setClock());

test('of 40 buyers at once for 5 units and 10 on backorder exactly 15 get one, 10 of them on backorder', async () => {
  const sku = await createBackorderable(5, 10);
  const body = await accepting(sku, 1, 1);
  const results = await Promise.all(
    Array.from({ length: 40 }, () => orderWithRetries(createCustomer(), body)),
  );
  const placed = results.flatMap((result) => (result.ok ? [result.value] : []));
  expect(placed).toHaveLength(15);
  expect(results.flatMap((result) => (result.ok ? [] : [result.failure.code]))).toEqual(
    Array(25).fill('out-of-stock'),
  );
  const waiting = placed.flatMap(({ lines }) => lines[0]!.backorder ?? []);
  expect(waiting).toEqual(Array(10).fill({ quantity: 1, expectedOn: arrival }));
  expect(await unitsOf(sku)).toEqual({ left: -10, held: 0, sold: 15 });
  expect(await auditLedger(sku)).toEqual({ available: -10, sum: -10 });
});

test('stock can be set so that fewer units wait, never so that more do', async () => {
  const sku = await createBackorderable(0, 10);
  await backordered(sku, 4);
  const set = (availableQuantity: number) => setStock(admin, sku, { availableQuantity, reason: 'Counted' });
  expect(await set(-5)).toMatchObject({ failure: { code: 'negative-stock' } });
  expect(await set(-1)).toMatchObject({ ok: true });
  expect(await set(7)).toMatchObject({ ok: true });
  expect(await set(-1)).toMatchObject({ failure: { code: 'negative-stock' } });
  expect(await auditLedger(sku)).toEqual({ available: 7, sum: 7 });
});

test('a server that crashes after any write of an order on backorder leaves all units accounted for', async () => {
  for (let at = 1, died = true; died; at++) {
    setClock();
    const sku = await createBackorderable(1, 4);
    const [customer, key, body] = [createCustomer(), newKey(), await accepting(sku, 3, 2)];
    ({ died } = await onCrashingServer(at, 'after', () => placeOrder(customer, body, key)));
    setClock(() => Date.now() + 60_000);
    await sweepOrders();
    const again = await orderWithRetries(customer, body, key);
    expect(again).toMatchObject({ ok: true, value: { lines: [{ backorder: { quantity: 2 } }] } });
    await sweepOrders();
    expect(await unitsOf(sku)).toEqual({ left: -2, held: 0, sold: 3 });
    expect((await stock().findOne({ _id: sku }))!.holds).toEqual([]);
    expect(await auditLedger(sku)).toEqual({ available: -2, sum: -2 });
  }
});
