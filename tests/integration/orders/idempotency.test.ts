import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { createCustomer, createProduct, bodyFor, newKey, orderWithRetries, unitsOf } from './fixtures';

describe('one key, one order', () => {
  test('20 submits of each of 5 keys at once: 5 orders, and all responses have their numbers', async () => {
    const sku = await createProduct(100);
    const body = await bodyFor([[sku, 2]]);
    const customer = createCustomer();
    const perKey = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const key = newKey();
        const all = await Promise.all(
          Array.from({ length: 20 }, () => orderWithRetries(customer, body, key)),
        );
        return new Set(all.map((result) => (result.ok ? result.value.number : result.failure.code)));
      }),
    );
    expect(perKey.map((numbers) => numbers.size)).toEqual(Array(5).fill(1));
    expect(new Set(perKey.flatMap((numbers) => [...numbers])).size).toBe(5);
    expect(await orders().countDocuments({ 'customer.id': customer.userId, state: 'placed' })).toBe(5);
    expect(await unitsOf(sku)).toEqual({ left: 90, held: 0, sold: 10 });
  }, 120_000);

  test('the same key with another body is rejected with 422, and nothing happens', async () => {
    const sku = await createProduct(10);
    const [customer, key] = [createCustomer(), newKey()];
    await placeOrder(customer, await bodyFor([[sku, 1]]), key);
    const other = await placeOrder(customer, await bodyFor([[sku, 2]]), key);
    expect(other).toMatchObject({
      ok: false,
      failure: { kind: 'unprocessable', code: 'idempotency-key-reused' },
    });
    expect(await unitsOf(sku)).toEqual({ left: 9, held: 0, sold: 1 });
  });

  test('the same order with its lines split or reordered is the same body', async () => {
    const [a, b] = [await createProduct(10), await createProduct(10)];
    const [customer, key] = [createCustomer(), newKey()];
    const first = await placeOrder(customer, await bodyFor([[a, 2], [b, 1]]), key); // prettier-ignore
    const again = await placeOrder(customer, await bodyFor([[b, 1], [a, 1], [a, 1]]), key); // prettier-ignore
    expect(again.ok && first.ok && again.value.number === first.value.number).toBe(true);
  });

  test.each([null, '', 'short', 'with spaces in it', 'x'.repeat(101)])(
    'an invalid key (%p) is rejected with 400',
    async (key) => {
      const sku = await createProduct(1);
      const result = await placeOrder(createCustomer(), await bodyFor([[sku, 1]]), key);
      expect(result).toMatchObject({ ok: false, failure: { kind: 'invalid', code: 'idempotency-key' } });
    },
  );

  test('two customers can use the same key', async () => {
    const sku = await createProduct(10);
    const [body, key] = [await bodyFor([[sku, 1]]), newKey()];
    const [one, other] = [
      await placeOrder(createCustomer(), body, key),
      await placeOrder(createCustomer(), body, key),
    ];
    expect(one.ok && other.ok && one.value.number !== other.value.number).toBe(true);
  });

  test('a rejection is repeated too, even when there is stock again: another try needs a new key', async () => {
    const sku = await createProduct(1);
    const [customer, key, body] = [createCustomer(), newKey(), await bodyFor([[sku, 2]])];
    const first = await placeOrder(customer, body, key);
    const again = await placeOrder(customer, body, key);
    expect(first).toMatchObject({ ok: false, failure: { message: 'Only 1 left' } });
    expect(again).toEqual(first);
  });
});
