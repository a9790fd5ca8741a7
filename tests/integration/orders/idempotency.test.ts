import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { aCustomer, anItem, bodyFor, newKey, orderWithRetries, unitsOf } from './floor';

describe('one key, one order', () => {
  test('20 submits of one key at once, 5 keys: 5 orders, and everybody is told the same number', async () => {
    const sku = await anItem(100);
    const body = await bodyFor([[sku, 2]]);
    const customer = aCustomer();
    const perKey = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const key = newKey();
        const all = await Promise.all(
          Array.from({ length: 20 }, () => orderWithRetries(customer, body, key)),
        );
        return new Set(all.map((result) => (result.ok ? result.value.number : result.refusal.code)));
      }),
    );
    expect(perKey.map((numbers) => numbers.size)).toEqual(Array(5).fill(1));
    expect(new Set(perKey.flatMap((numbers) => [...numbers])).size).toBe(5);
    expect(await orders().countDocuments({ 'customer.id': customer.userId, state: 'placed' })).toBe(5);
    expect(await unitsOf(sku)).toEqual({ left: 90, held: 0, sold: 10 });
  }, 120_000);

  test('the same key with another body is refused with 422, and nothing happens', async () => {
    const sku = await anItem(10);
    const [customer, key] = [aCustomer(), newKey()];
    await placeOrder(customer, await bodyFor([[sku, 1]]), key);
    const other = await placeOrder(customer, await bodyFor([[sku, 2]]), key);
    expect(other).toMatchObject({
      ok: false,
      refusal: { kind: 'unprocessable', code: 'idempotency-key-reused' },
    });
    expect(await unitsOf(sku)).toEqual({ left: 9, held: 0, sold: 1 });
  });

  test('the same order with its lines split or turned around is the same body', async () => {
    const [a, b] = [await anItem(10), await anItem(10)];
    const [customer, key] = [aCustomer(), newKey()];
    const first = await placeOrder(customer, await bodyFor([[a, 2], [b, 1]]), key); // prettier-ignore
    const again = await placeOrder(customer, await bodyFor([[b, 1], [a, 1], [a, 1]]), key); // prettier-ignore
    expect(again.ok && first.ok && again.value.number === first.value.number).toBe(true);
  });

  test.each([null, '', 'short', 'with spaces in it', 'x'.repeat(101)])(
    'no usable key (%p): 400',
    async (key) => {
      const sku = await anItem(1);
      const result = await placeOrder(aCustomer(), await bodyFor([[sku, 1]]), key);
      expect(result).toMatchObject({ ok: false, refusal: { kind: 'invalid', code: 'idempotency-key' } });
    },
  );

  test('two customers may use the same key', async () => {
    const sku = await anItem(10);
    const [body, key] = [await bodyFor([[sku, 1]]), newKey()];
    const [one, other] = [await placeOrder(aCustomer(), body, key), await placeOrder(aCustomer(), body, key)];
    expect(one.ok && other.ok && one.value.number !== other.value.number).toBe(true);
  });

  test('a refusal is repeated too, even when there is stock again: a new wish needs a new key', async () => {
    const sku = await anItem(1);
    const [customer, key, body] = [aCustomer(), newKey(), await bodyFor([[sku, 2]])];
    const first = await placeOrder(customer, body, key);
    const again = await placeOrder(customer, body, key);
    expect(first).toMatchObject({ ok: false, refusal: { message: 'Only 1 left' } });
    expect(again).toEqual(first);
  });
});
