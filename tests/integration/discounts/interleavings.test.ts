import fc from 'fast-check';
import { discountUses } from '@/lib/discounts/collection';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { interleave } from '../orders/faults';
import { createCustomer, createProduct, newKey } from '../orders/fixtures';
import { bodyWith, createDiscount, usesOf } from './fixtures';

afterAll(() => setClock());

// At each reading eleven seconds later, so that every other server considers an attempt abandoned at any step.
function skippingClock(): void {
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

test('in any interleaving of orders, cancellations, crashes and the sweeper no limit of a discount is exceeded', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (choices) => {
      setClock();
      const sku = await createProduct(50);
      const discount = await createDiscount({ maxUses: 2, maxUsesPerCustomer: 2 });
      const customers = [createCustomer(), createCustomer(), createCustomer()];
      const body = await bodyWith(customers[0]!, sku, discount.code);
      const first = await placeOrder(customers[0]!, body, newKey());
      if (!first.ok) throw new Error(first.failure.message);
      const requests = customers.flatMap((customer) => {
        const keys = [newKey(), newKey()];
        return [...keys, keys[0]!].map((key) => async () => void (await placeOrder(customer, body, key)));
      });
      const cancel = async () => void (await cancelOwnOrder(customers[0]!, first.value.number, ''));
      const sweeper = async () => void (await sweepOrders());
      let at = 0;
      skippingClock();
      await interleave(
        [...requests, cancel, cancel, sweeper, sweeper],
        () => choices[at++ % choices.length] ?? { index: 0, fate: 'live' },
        async () => {
          for (const { used } of await discountUses().find({ discountId: discount.id }).toArray()) {
            expect(used).toBeGreaterThanOrEqual(0);
            expect(used).toBeLessThanOrEqual(2);
          }
        },
      );
      for (let sweeps = 0; sweeps < 3; sweeps++) await sweepOrders();
      const { used, perCustomer, open, ordered } = await usesOf(discount);
      expect([used, perCustomer, open]).toEqual([ordered, ordered, 0]);
    }),
    { numRuns: Number(process.env.INTERLEAVINGS ?? 10) },
  );
}, 240_000);
