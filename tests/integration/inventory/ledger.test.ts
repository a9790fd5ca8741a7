import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { stock } from '@/lib/catalog/collection/stock';
import { stockMovements } from '@/lib/inventory/collection';
import { fileWaitingMovements } from '@/lib/inventory/commands/file-movements';
import { replaceStock } from '@/lib/inventory/commands/replace-stock';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { auditLedger } from '@/lib/inventory/queries/ledger';
import { orders } from '@/lib/orders/collection';
import { changeOrder, cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { interleave } from '../orders/faults';
import { returnAll } from '../orders/line-return-fixtures';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';

afterAll(() => setClock());

const changesOf = async (sku: string) =>
  (await stockMovements().find({ sku }).sort({ at: 1, _id: 1 }).toArray()).map(({ change, reason }) => [
    reason,
    change,
  ]);

async function placed(sku: string, quantity: number, customer = createCustomer()) {
  const result = await placeOrder(customer, await bodyFor([[sku, quantity]]), newKey());
  if (!result.ok) throw new Error(result.failure.message);
  return { customer, number: result.value.number };
}

describe('the ledger of a SKU', () => {
  test('has its opening stock, orders, cancellations, returns and changes by hand', async () => {
    const sku = await createProduct(20);
    const admin = createAdmin();
    const first = await placed(sku, 3);
    await cancelOwnOrder(first.customer, first.number, 'Too late');
    const { number } = await placed(sku, 5);
    const change = { why: '', tracking: '', undo: false };
    for (const to of ['confirmed', 'shipped', 'delivered'] as const) {
      await changeOrder(admin, number, { ...change, to });
    }
    await returnAll(number, {
      keep: [
        [sku, 4, 'restock'],
        [sku, 1, 'scrap'],
      ],
    });
    await setStock(admin, sku, { availableQuantity: 30, reason: 'Delivery arrived' });
    await sweepOrders();
    expect(await changesOf(sku)).toEqual([
      ['Opening stock', 20],
      ['Order', -3],
      ['Order cancelled', 3],
      ['Order', -5],
      ['Order returned', 4],
      ['Delivery arrived', 11],
    ]);
    expect(await auditLedger(sku)).toEqual({ available: 30, sum: 30 });
    const order = await orders().findOne({ number });
    expect(await stockMovements().countDocuments({ 'source.id': order!._id.toHexString() })).toBe(2);
  });

  test('has nothing of an order that failed', async () => {
    const [sku, scarce] = [await createProduct(5), await createProduct(1)];
    const body = await bodyFor([[sku, 2], [scarce, 1]]); // prettier-ignore
    await setStock(null, scarce, { availableQuantity: 0, reason: 'Damaged or lost' });
    expect((await placeOrder(createCustomer(), body, newKey())).ok).toBe(false);
    await sweepOrders();
    expect(await changesOf(sku)).toEqual([['Opening stock', 5]]);
    expect(await auditLedger(sku)).toEqual({ available: 5, sum: 5 });
  });

  test('files a movement once when many servers file it at once', async () => {
    const sku = await createProduct(9);
    await placed(sku, 2);
    await Promise.all(Array.from({ length: 6 }, () => fileWaitingMovements()));
    expect(await changesOf(sku)).toEqual([['Opening stock', 9], ['Order', -2]]); // prettier-ignore
    expect((await stock().findOne({ _id: sku }))!.movements).toEqual([]);
  });
});

const operation = fc.record({
  kind: fc.constantFrom('order', 'order', 'cancel', 'set', 'replace', 'sweep', 'file'),
  units: fc.integer({ min: 1, max: 4 }),
});

const steps = fc.array(
  fc.record({
    index: fc.nat({ max: 30 }),
    fate: fc.oneof(
      { weight: 25, arbitrary: fc.constant('live' as const) },
      { weight: 1, arbitrary: fc.constant('die-before' as const) },
      { weight: 1, arbitrary: fc.constant('die-after' as const) },
    ),
  }),
  { minLength: 40, maxLength: 300 },
);

test('in any interleaving of orders, cancellations, changes by hand and crashes: the movements add up to the stock', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { minLength: 3, maxLength: 7 }),
      steps,
      async (operations, choices) => {
        setClock();
        const skus = [await createProduct(6), await createProduct(6)];
        const earlier = await placed(skus[0]!, 2);
        const body = await bodyFor([[skus[0]!, 2], [skus[1]!, 1]]); // prettier-ignore
        const works = operations.map(({ kind, units }, index) => async () => {
          const sku = skus[index % 2]!;
          if (kind === 'order') await placeOrder(createCustomer(), body, newKey());
          if (kind === 'cancel') await cancelOwnOrder(earlier.customer, earlier.number, 'Not needed');
          if (kind === 'set') await setStock(null, sku, { availableQuantity: units, reason: 'Counted' });
          if (kind === 'replace') {
            const from = (await stock().findOne({ _id: sku }))!.available;
            const movement = new ObjectId();
            await replaceStock(sku, {
              movement,
              from,
              to: from + units,
              reason: 'Delivery arrived',
              actor: null,
            });
          }
          if (kind === 'sweep') await sweepOrders();
          if (kind === 'file') await fileWaitingMovements();
        });
        let time = Date.now();
        setClock(() => (time += 7_000));
        let at = 0;
        const expectBalanced = async () => {
          for (const sku of skus) {
            const { available, sum } = (await auditLedger(sku))!;
            expect([sku, sum]).toEqual([sku, available]);
            expect(available).toBeGreaterThanOrEqual(0);
          }
        };
        await interleave(
          works,
          () => choices[at++ % choices.length] ?? { index: 0, fate: 'live' },
          expectBalanced,
        );
        for (let sweeps = 0; sweeps < 3; sweeps++) await sweepOrders();
        await expectBalanced();
        const left = await stock()
          .find({ _id: { $in: skus } })
          .toArray();
        expect(left.flatMap(({ movements }) => movements)).toEqual([]);
      },
    ),
    { numRuns: Number(process.env.INTERLEAVINGS ?? 15) },
  );
}, 240_000);
