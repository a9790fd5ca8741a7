import fc from 'fast-check';
import { findVariants } from '@/lib/catalog/queries/products';
import { maxQuantityOf } from '@/lib/catalog/rules/quantity';
import { carts, type StoredLine } from '@/lib/cart/collection';
import { addToCart } from '@/lib/cart/commands';
import { mergeCarts, mergeVisitorCart } from '@/lib/cart/commands/merge-visitor';
import { findCart } from '@/lib/cart/queries';
import { maxLines } from '@/lib/cart/rules';
import { visitorOf } from '@/lib/cart/queries/visitor';
import { randomSecret } from '@/lib/platform/ids';
import { createCustomer, createProduct } from '../orders/fixtures';

test('what a visitor puts into a cart is in their account once they sign in, and nowhere else', async () => {
  const [sku, other, token] = [await createProduct(50), await createProduct(50), randomSecret()];
  const [customer, visitor] = [createCustomer(), visitorOf(token)];
  await addToCart(customer, { sku, quantity: 2 });
  await addToCart(visitor, { sku, quantity: 3 });
  await addToCart(visitor, { sku: other, quantity: 1 });
  await mergeVisitorCart(customer, token);
  const { lines } = await findCart(customer);
  expect(lines.map((line) => [line.sku, line.quantity])).toEqual([
    [sku, 5],
    [other, 1],
  ]);
  expect(lines[0]!.change).toBe('2 were in your cart already, and you added 3 before you logged in');
  expect((await findCart(visitor)).lines).toEqual([]);
  expect(await carts().countDocuments({ _id: visitor.userId })).toBe(0);
});

test('ten tabs that sign in at once move the cart once, and another account gets nothing of it', async () => {
  const [sku, token] = [await createProduct(50), randomSecret()];
  const [customer, stranger] = [createCustomer(), createCustomer()];
  await addToCart(visitorOf(token), { sku, quantity: 3 });
  await Promise.all(Array.from({ length: 10 }, () => mergeVisitorCart(customer, token)));
  await mergeVisitorCart(stranger, token);
  expect((await findCart(customer)).count).toBe(3);
  expect((await findCart(stranger)).lines).toEqual([]);
});

test('a move that a crash interrupted is completed by the next one, once', async () => {
  const [sku, token, customer] = [await createProduct(50), randomSecret(), createCustomer()];
  await addToCart(visitorOf(token), { sku, quantity: 4 });
  const claimed = await carts().findOneAndUpdate(
    { _id: visitorOf(token).userId },
    { $set: { claimedBy: customer.userId }, $inc: { version: 1 } },
    { returnDocument: 'after' },
  );
  // A call of the visitor that was under way finds that the cart has moved.
  expect(await addToCart(visitorOf(token), { sku, quantity: 1 })).toMatchObject({
    failure: { code: 'cart-moved' },
  });
  await mergeVisitorCart(customer, token);
  // The crash came after the lines had moved, but before the cart was deleted.
  await carts().insertOne(claimed!);
  await mergeVisitorCart(customer, token);
  expect((await findCart(customer)).count).toBe(4);
  expect(await carts().countDocuments({ _id: visitorOf(token).userId })).toBe(0);
});

test('the cart of a visitor expires, that of an account does not', async () => {
  const [sku, token, customer] = [await createProduct(50), randomSecret(), createCustomer()];
  await addToCart(visitorOf(token), { sku, quantity: 1 });
  await addToCart(customer, { sku, quantity: 1 });
  const days = (await carts().findOne({ _id: visitorOf(token).userId }))!.expiresAt!.getTime() - Date.now();
  expect(Math.round(days / 86_400_000)).toBe(60);
  expect(await carts().findOne({ _id: customer.userId })).not.toHaveProperty('expiresAt');
});

test('two carts of any content lose nothing, and no line exceeds what can be bought', async () => {
  const skus = await Promise.all([1, 2, 3].map((multiple) => createProduct(500, { multiple })));
  const offers = await findVariants(skus);
  const line = fc.record({
    sku: fc.constantFrom(...skus, 'GONE-1', 'GONE-2'),
    quantity: fc.integer({ min: 1, max: 100 }),
    saved: fc.boolean(),
  });
  const stored = (some: Pick<StoredLine, 'sku' | 'quantity' | 'saved'>): StoredLine => {
    const offer = offers.get(some.sku);
    const quantity = offer
      ? Math.min(some.quantity * offer.product.multiple, maxQuantityOf(offer.product))
      : some.quantity;
    return { ...some, quantity, slug: '', name: '', img: '', addedAt: new Date(), priceSeen: 1 };
  };
  const many = fc
    .integer({ min: 0, max: maxLines })
    .map((count) =>
      Array.from({ length: count }, (_, index) =>
        stored({ sku: `OTHER-${index}`, quantity: 1, saved: false }),
      ),
    );
  const some = fc.uniqueArray(line, { selector: ({ sku }) => sku }).map((lines) => lines.map(stored));
  fc.assert(
    fc.property(some, many, some, (own, full, brought) => {
      const before = [...full, ...own].slice(0, maxLines);
      const after = mergeCarts(before, brought, offers);
      const bySku = new Map(after.map((one) => [one.sku, one]));
      expect([...bySku.keys()].sort()).toEqual(
        [...new Set([...before, ...brought].map(({ sku }) => sku))].sort(),
      );
      expect(after).toHaveLength(bySku.size);
      for (const merged of after) {
        const parts = [before, brought].flatMap((lines) => lines.filter(({ sku }) => sku === merged.sku));
        const active = parts.filter(({ saved }) => !saved);
        const sum = (active.length ? active : parts).reduce((total, { quantity }) => total + quantity, 0);
        const offer = offers.get(merged.sku);
        expect(merged.quantity).toBe(offer ? Math.min(sum, maxQuantityOf(offer.product)) : sum);
        if (parts.length === 2) expect(merged.saved).toBe(active.length === 0);
      }
      expect(after.slice(maxLines).every(({ saved }) => saved)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
