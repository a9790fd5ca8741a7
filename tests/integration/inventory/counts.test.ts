import { randomUUID } from 'node:crypto';
import { stock } from '@/lib/catalog/collection/stock';
import { stockCountLines, stockCounts } from '@/lib/inventory/collection';
import { enterCount, startCount } from '@/lib/inventory/commands/counts';
import { takeStock } from '@/lib/inventory/commands/holds';
import { cancelCount, finishCounts, postCount } from '@/lib/inventory/commands/post-count';
import { findCount } from '@/lib/inventory/queries/counts';
import { auditLedger } from '@/lib/inventory/queries/ledger';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { unshippedUnits } from '@/lib/orders/queries/unshipped-units';
import { onCrashingServer } from '../orders/faults';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';

const admin = createAdmin('Robin Pike');
const available = async (sku: string) => (await stock().findOne({ _id: sku }))!.available;

async function started(skus: string[]): Promise<string> {
  const result = await startCount(admin, { name: 'Aisle 4', category: null, skus });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.id;
}

const enter = (count: string, code: string, counted: number, more: { adds?: boolean; id?: string } = {}) =>
  enterCount(admin, count, { code, counted, adds: false, id: randomUUID(), ...more }, unshippedUnits);

const buy = async (sku: string, quantity: number) =>
  expect((await placeOrder(createCustomer(), await bodyFor([[sku, quantity]]), newKey())).ok).toBe(true);

test('a count applies its differences to the stock of the moment of posting; units sold in between stay sold', async () => {
  const [a, b] = [await createProduct(10), await createProduct(5)];
  await buy(a, 3);
  const count = await started([a, b]);
  // Seven are available and three are sold, but all ten still lie on the shelf; one of them is missing.
  expect(await enter(count, a.toLowerCase(), 9)).toMatchObject({
    value: { sku: a, counted: 9, expected: 10 },
  });
  await buy(a, 2);
  expect(await findCount(count)).toMatchObject({ left: 1, uncounted: [{ sku: b }], lines: [{ sku: a }] });
  expect((await postCount(admin, count)).ok).toBe(true);
  expect((await postCount(admin, count)).ok).toBe(true);
  expect([await available(a), await available(b)]).toEqual([4, 5]);
  expect(await auditLedger(a)).toEqual({ available: 4, sum: 4 });
  expect(await enter(count, b, 1)).toMatchObject({ failure: { code: 'count-closed' } });
});

test('scans add up, each once; codes that are none, or belong to another count, are rejected', async () => {
  const [sku, other] = [await createProduct(3), await createProduct(3)];
  const count = await started([sku]);
  const id = randomUUID();
  await Promise.all([1, 2, 3].map(() => enter(count, sku, 1, { adds: true, id })));
  await enter(count, sku, 1, { adds: true });
  expect(await stockCountLines().findOne({ count })).toMatchObject({ counted: 2, expected: 3 });
  expect(await enter(count, other, 1)).toMatchObject({ failure: { code: 'unknown-code' } });
  expect(await enter(count, 'NO-SUCH-CODE', 1)).toMatchObject({
    failure: { fields: { code: expect.any(String) } },
  });
  expect((await cancelCount(admin, count)).ok).toBe(true);
  expect((await postCount(admin, count)).ok).toBe(false);
  expect(await available(sku)).toBe(3);
});

test('a difference of more units than are left is a conflict and changes nothing', async () => {
  const sku = await createProduct(4);
  const count = await started([sku]);
  await enter(count, sku, 1);
  await takeStock('buyer of the rest', sku, 2);
  await postCount(admin, count);
  expect(await stockCountLines().findOne({ count })).toMatchObject({ outcome: 'conflict' });
  expect(await available(sku)).toBe(2);
});

test('posting on a server that crashes after any write is completed exactly once', async () => {
  let at = 0;
  for (let died = true; died;) {
    at += 1;
    const [a, b] = [await createProduct(8), await createProduct(8)];
    const count = await started([a, b]);
    await enter(count, a, 6);
    await enter(count, b, 11);
    ({ died } = await onCrashingServer(at, 'after', () => postCount(admin, count)));
    await takeStock(`buyer ${at}`, a, 1);
    if (at % 2) await postCount(admin, count);
    await finishCounts();
    const isPosted = (await stockCounts().countDocuments({ state: 'open' })) === 0;
    await stockCounts().updateMany({ state: 'open' }, { $set: { state: 'cancelled' } });
    expect([at, await available(a), await available(b)]).toEqual(isPosted ? [at, 5, 11] : [at, 7, 8]);
    for (const sku of [a, b]) {
      const { available: left, sum } = (await auditLedger(sku))!;
      expect([at, sum]).toEqual([at, left]);
    }
  }
  expect(at).toBeGreaterThan(4);
}, 120_000);
