import { placeOrder } from '@/lib/orders/commands/place-order';
import { createCustomer, createProduct, bodyFor, newKey, orderWithRetries, unitsOf } from './fixtures';

/** One round in every run, `ROUNDS=50` for a long one. */
const rounds = Number(process.env.ROUNDS ?? 1);

const buyers = (count: number) => Array.from({ length: count }, () => createCustomer());

describe('the last units', () => {
  test.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    '50 buyers with retries for 10 units: 10 get one, 40 are rejected (round %i)',
    async () => {
      const sku = await createProduct(10);
      const body = await bodyFor([[sku, 1]]);
      const results = await Promise.all(
        buyers(50).map(async (buyer) => {
          const key = newKey();
          // Every buyer submits twice, with the same key.
          const [first, second] = await Promise.all([
            orderWithRetries(buyer, body, key),
            orderWithRetries(buyer, body, key),
          ]);
          expect(second.ok && second.value.number).toBe(first.ok && first.value.number);
          return first;
        }),
      );
      const rejected = results.flatMap((result) => (result.ok ? [] : [result.failure]));
      expect(results.filter((result) => result.ok)).toHaveLength(10);
      expect(rejected.map(({ code }) => code)).toEqual(Array(40).fill('out-of-stock'));
      for (const { message, kind } of rejected) {
        expect(message).toMatch(/^Only \d left$/);
        expect(kind).toBe('conflict');
      }
      expect(await unitsOf(sku)).toEqual({ left: 0, held: 0, sold: 10 });
    },
  );

  test('buyers who arrive one after another get the units until none is left', async () => {
    const sku = await createProduct(3);
    const body = await bodyFor([[sku, 1]]);
    const outcomes: string[] = [];
    for (const buyer of buyers(5)) {
      const result = await placeOrder(buyer, body, newKey());
      outcomes.push(result.ok ? result.value.state : result.failure.message);
    }
    expect(outcomes).toEqual(['placed', 'placed', 'placed', 'Only 0 left', 'Only 0 left']);
  });

  test('carts with the same products in reverse order never deadlock, and every unit is accounted for', async () => {
    const [a, b] = [await createProduct(7), await createProduct(7)];
    const bodies = [await bodyFor([[a, 1], [b, 2]]), await bodyFor([[b, 2], [a, 1]])]; // prettier-ignore
    const results = await Promise.all(
      buyers(16).map((buyer, index) => orderWithRetries(buyer, bodies[index % 2]!)),
    );
    const placed = results.filter((result) => result.ok).length;
    expect(placed).toBeGreaterThan(0);
    expect(placed).toBeLessThanOrEqual(3);
    expect(await unitsOf(a)).toEqual({ left: 7 - placed, held: 0, sold: placed });
    expect(await unitsOf(b)).toEqual({ left: 7 - 2 * placed, held: 0, sold: 2 * placed });
  });

  test('split lines of one SKU count together', async () => {
    const sku = await createProduct(5);
    const tooMany = await bodyFor([[sku, 3], [sku, 3]]); // prettier-ignore
    const rejected = await placeOrder(createCustomer(), tooMany, newKey());
    expect(rejected).toMatchObject({ ok: false, failure: { code: 'out-of-stock', message: 'Only 5 left' } });
    const fitting = await bodyFor([[sku, 2], [sku, 3]]); // prettier-ignore
    const placed = await placeOrder(createCustomer(), fitting, newKey());
    expect(placed.ok && placed.value.lines).toMatchObject([{ sku, quantity: 5 }]);
    expect(await unitsOf(sku)).toEqual({ left: 0, held: 0, sold: 5 });
  });

  test('an order short of one product takes nothing of the others, and names the product', async () => {
    const [plenty, rare] = [await createProduct(50), await createProduct(1, { name: 'Rare reamer' })];
    const body = await bodyFor([[plenty, 5], [rare, 2]]); // prettier-ignore
    const result = await placeOrder(createCustomer(), body, newKey());
    expect(result).toMatchObject({
      ok: false,
      failure: { message: 'Only 1 left', fields: { [rare]: 'Rare reamer: Only 1 left' } },
    });
    expect(await unitsOf(plenty)).toEqual({ left: 50, held: 0, sold: 0 });
    expect(await unitsOf(rare)).toEqual({ left: 1, held: 0, sold: 0 });
  });
});
