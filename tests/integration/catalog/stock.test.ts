import { products } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { setStock } from '@/lib/inventory/commands/set-stock';
import {
  confirmHold,
  giveBack,
  listExpiredHolds,
  releaseHold,
  takeStock,
} from '@/lib/inventory/commands/holds';
import { addProduct } from '@/lib/catalog/commands/products';
import { productInput } from '@/lib/catalog/schema/inputs';
import { auditLedger } from '@/lib/inventory/queries/ledger';
import { stockMovements } from '@/lib/inventory/collection';

const oneMinuteFromNow = () => new Date(Date.now() + 60_000);
let count = 0;

async function createSku(availableQuantity: number): Promise<string> {
  const sku = `ST-${++count}`;
  const added = await addProduct(
    null,
    productInput.parse({
      name: `Stocked ${sku}`,
      brand: 'Test',
      category: 'drills',
      tags: [],
      description: 'x',
      pictures: [],
      availableFrom: '2026-01-01',
      state: 'published',
      variants: [{ sku, price: 100, availableQuantity }],
    }),
  );
  expect(added.ok).toBe(true);
  return sku;
}

const left = async (sku: string) => (await stock().findOne({ _id: sku }))!.available;

describe('reserving stock', () => {
  test('50 attempts at once for 10 units: exactly 10 get one', async () => {
    const sku = await createSku(10);
    const attempts = Array.from({ length: 50 }, (_, index) => takeStock(`attempt-${index}`, sku, 1));
    const taken = (await Promise.all(attempts)).filter((result) => result.taken);
    expect(taken).toHaveLength(10);
    expect(await left(sku)).toBe(0);
    expect((await products().findOne({ 'variants.sku': sku }))!.inStock).toBe(false);
  });

  test('repeating an attempt reserves nothing more', async () => {
    const sku = await createSku(10);
    await Promise.all(Array.from({ length: 20 }, () => takeStock('same', sku, 3)));
    expect(await takeStock('same', sku, 3)).toEqual({ taken: true });
    expect(await left(sku)).toBe(7);
  });

  test('what a SKU that everybody buys stores stays small, and its ledger adds up', async () => {
    const sku = await createSku(1000);
    const sizes: number[] = [];
    for (let round = 0; round < 15; round++) {
      const orders = Array.from({ length: 20 }, (_, index) => `hot-${round}-${index}`);
      await Promise.all(orders.map((order) => takeStock(order, sku, 1).then(() => confirmHold(order, sku))));
      const { holds, movements = [] } = (await stock().findOne({ _id: sku }))!;
      sizes.push(holds.length + movements.length);
    }
    expect(Math.max(...sizes)).toBeLessThan(100);
    expect(await auditLedger(sku)).toEqual({ available: 700, sum: 700 });
    const { productId } = (await stock().findOne({ _id: sku }))!;
    expect((await products().findOne({ _id: productId }))!.sold).toBe(300);
  });

  test('all or none: a quantity beyond the stock is rejected with the number left', async () => {
    const sku = await createSku(4);
    expect(await takeStock('a', sku, 5)).toEqual({ taken: false, available: 4, mayBackorder: 0 });
    expect(await takeStock('a', 'no such sku', 1)).toEqual({ taken: false, available: 0, mayBackorder: 0 });
    expect(await left(sku)).toBe(4);
  });
});

describe('returning stock', () => {
  test('an attempt that never committed is released once, however often', async () => {
    const sku = await createSku(5);
    await takeStock('a', sku, 5);
    const released = await Promise.all(Array.from({ length: 10 }, () => releaseHold('a', sku)));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect(await left(sku)).toBe(5);
    expect((await products().findOne({ 'variants.sku': sku }))!.inStock).toBe(true);
  });

  test('a cancelled order returns its units once, at once and long afterwards', async () => {
    const sku = await createSku(5);
    for (const order of ['early', 'late']) {
      await takeStock(order, sku, 2);
      await confirmHold(order, sku);
    }
    await Promise.all(Array.from({ length: 5 }, () => giveBack('early', sku, 2)));
    await giveBack('late', sku, 2);
    await giveBack('late', sku, 2);
    await giveBack('early', sku, 2);
    expect(await left(sku)).toBe(5);
  });

  test('a hold whose units were returned is not released again by the sweeper', async () => {
    const sku = await createSku(5);
    await takeStock('a', sku, 2);
    await giveBack('a', sku, 2);
    expect(await listExpiredHolds(oneMinuteFromNow())).not.toContainEqual(expect.objectContaining({ sku }));
    await releaseHold('a', sku);
    expect(await left(sku)).toBe(5);
  });

  test('the sweeper sees the holds of orders that are not committed', async () => {
    const sku = await createSku(5);
    await takeStock('open', sku, 1);
    await takeStock('done', sku, 1);
    await confirmHold('done', sku);
    const stale = (await listExpiredHolds(oneMinuteFromNow())).filter((hold) => hold.sku === sku);
    expect(stale.map(({ attempt, quantity }) => [attempt, quantity])).toEqual([['open', 1]]);
    expect((await stock().findOne({ _id: sku }))!.holds.map(({ order }) => order)).toEqual(['open']);
  });

  test('in any interleaving, sold + held + left = start', async () => {
    const sku = await createSku(30);
    let sold = 0;
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { taken } = await takeStock(`o${index}`, sku, 1 + (index % 3));
        if (!taken) return;
        if (index % 2) await confirmHold(`o${index}`, sku);
        if (index % 4 === 0) await releaseHold(`o${index}`, sku);
        else if (index % 5 === 0) await giveBack(`o${index}`, sku, 1 + (index % 3));
        else sold += 1 + (index % 3);
      }),
    );
    expect((await left(sku)) + sold).toBe(30);
  });
});

describe('counting stock by hand', () => {
  test('records each change with its difference and reason, among sales', async () => {
    const sku = await createSku(10);
    await Promise.all([
      setStock(null, sku, { availableQuantity: 25, reason: 'Delivery arrived' }),
      takeStock('a', sku, 3),
    ]);
    await setStock(null, sku, { availableQuantity: 0, reason: 'Damaged or lost' });
    const moved = await stockMovements().find({ sku }).sort({ at: 1, _id: 1 }).toArray();
    expect(moved.map(({ reason }) => reason)).toEqual([
      'Opening stock',
      'Delivery arrived',
      'Damaged or lost',
    ]);
    expect(moved.reduce((sum, { change }) => sum + change, -3)).toBe(0);
    expect((await stock().findOne({ _id: sku }))!.movements).toMatchObject([{ change: -3 }]);
    expect(await setStock(null, 'unknown', { availableQuantity: 1, reason: 'x' })).toMatchObject({
      ok: false,
    });
  });
});
