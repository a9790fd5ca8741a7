import fc from 'fast-check';
import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { interleave } from './faults';
import { createCustomer, createProduct, bodyFor, newKey, unitsOf } from './fixtures';

afterAll(() => setClock());

// Advances the clock by eleven seconds at each reading, so that every other server considers an attempt stale at any
// step.
function setSkippingClock(): void {
  let time = Date.now();
  setClock(() => (time += 11_000));
}

const steps = fc.array(
  fc.record({
    index: fc.nat({ max: 30 }),
    fate: fc.oneof(
      { weight: 30, arbitrary: fc.constant('live' as const) },
      { weight: 1, arbitrary: fc.constant('die-before' as const) },
      { weight: 1, arbitrary: fc.constant('die-after' as const) },
    ),
  }),
  { minLength: 40, maxLength: 400 },
);

async function expectConserved(skus: string[], start: number): Promise<void> {
  for (const sku of skus) {
    const { left, held, sold } = await unitsOf(sku);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + held + sold).toBe(start);
  }
}

test('in any interleaving of servers, retries, crashes and the sweeper: sold + held + left = start, one order per key', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 2, max: 5 }), async (choices, start) => {
      setClock();
      const [a, b] = [await createProduct(start), await createProduct(start)];
      const crossed = [await bodyFor([[a, 2], [b, 1]]), await bodyFor([[b, 2], [a, 1]])]; // prettier-ignore
      const lineInputs = crossed.map((body) => ({ customer: createCustomer(), key: newKey(), body }));
      const acknowledged: { key: string; number: string }[] = [];
      const requests = lineInputs.flatMap(({ customer, key, body }) =>
        [1, 2].map(() => async () => {
          const result = await placeOrder(customer, body, key);
          if (result.ok) acknowledged.push({ key, number: result.value.number });
        }),
      );
      const sweeper = async () => void (await sweepOrders());
      let at = 0;
      setSkippingClock();
      await interleave(
        [...requests, sweeper, sweeper],
        () => choices[at++ % choices.length] ?? { index: 0, fate: 'live' },
        () => expectConserved([a, b], start),
      );
      for (let sweeps = 0; sweeps < 3; sweeps++) await sweepOrders();
      await expectConserved([a, b], start);
      expect((await unitsOf(a)).held + (await unitsOf(b)).held).toBe(0);
      for (const { customer, key } of lineInputs) {
        const placed = await orders().find({ 'customer.id': customer.userId, state: 'placed' }).toArray();
        expect(placed.length).toBeLessThanOrEqual(1);
        const numbers = acknowledged.filter((one) => one.key === key).map(({ number }) => number);
        for (const number of numbers) expect(placed.map((order) => order.number)).toEqual([number]);
      }
    }),
    { numRuns: Number(process.env.INTERLEAVINGS ?? 15) },
  );
}, 240_000);
