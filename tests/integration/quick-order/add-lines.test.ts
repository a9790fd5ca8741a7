import { addToCart } from '@/lib/cart/commands';
import { addLines } from '@/lib/cart/commands/add-lines';
import { listCartLines } from '@/lib/cart/queries';
import { maxLines } from '@/lib/cart/rules';
import { createCustomer, createProduct, newKey } from '../orders/fixtures';

test('a list goes into the cart whole, onto what it holds, and once however often it is sent', async () => {
  const [one, other, customer] = [await createProduct(9), await createProduct(9), createCustomer()];
  await addToCart(customer, { sku: one, quantity: 1 });
  const [lines, key] = [
    [
      { sku: one, quantity: 2 },
      { sku: other, quantity: 3 },
      { sku: one, quantity: 1 },
    ],
    newKey(),
  ];
  const results = await Promise.all(Array.from({ length: 8 }, () => addLines(customer, lines, key)));
  expect(results.every((result) => result.ok)).toBe(true);
  const sorted = (await listCartLines(customer.userId)).sort((a, b) => b.quantity - a.quantity);
  expect(sorted).toEqual([
    { sku: one, quantity: 4 },
    { sku: other, quantity: 3 },
  ]);
  const changed = await addLines(customer, [{ sku: other, quantity: 1 }], key);
  expect(changed.ok || changed.failure.code).toBe('idempotency-key-reused');
});

test('a list with lines that can’t be bought adds nothing and names each of them', async () => {
  const [good, short, packs, customer] = [
    await createProduct(9),
    await createProduct(2),
    await createProduct(50, { multiple: 10 }),
    createCustomer(),
  ];
  await addToCart(customer, { sku: short, quantity: 1 });
  const lines = [
    { sku: good, quantity: 1 },
    { sku: short, quantity: 2 },
    { sku: packs, quantity: 15 },
    { sku: 'NOT-THERE', quantity: 1 },
  ];
  const result = await addLines(customer, lines, newKey());
  expect(result.ok || result.failure).toMatchObject({
    code: 'lines-rejected',
    fields: {
      [short]: 'Only 2 left; your cart holds 1 already',
      [packs]: 'Sold in multiples of 10',
      'NOT-THERE': 'No longer available',
    },
  });
  expect(await listCartLines(customer.userId)).toEqual([{ sku: short, quantity: 1 }]);
});

test('a list beyond the limit of the cart names the lines that no longer fit', async () => {
  const skus: string[] = [];
  for (let count = 0; count <= maxLines; count++) skus.push(await createProduct(5));
  const customer = createCustomer();
  const lines = skus.map((sku) => ({ sku, quantity: 1 }));
  const result = await addLines(customer, lines, newKey());
  expect(result.ok || Object.values(result.failure.fields ?? {})).toEqual([
    `A cart holds at most ${maxLines} different products`,
  ]);
  expect(await listCartLines(customer.userId)).toEqual([]);
});
