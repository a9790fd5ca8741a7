import { changePrice, editProduct } from '@/lib/catalog/commands/products';
import { findVariants } from '@/lib/catalog/queries/products';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { reorder } from '@/lib/orders/commands/reorder';
import { findOrder } from '@/lib/orders/queries/orders';
import { createCustomer, createProduct, bodyFor, newKey, ohio, unitsOf } from './fixtures';

const place = async (...args: Parameters<typeof bodyFor>) =>
  placeOrder(createCustomer(), await bodyFor(...args), newKey());

test('the totals of an order are computed by the shop: goods, delivery, tax on both', async () => {
  const sku = await createProduct(10, { price: 10_000 });
  const result = await place([[sku, 2]]);
  expect(result.ok && result.value.totals).toEqual({
    subtotal: 20_000,
    shipping: 1_290,
    tax: 1_703,
    taxName: 'Ohio sales tax',
    taxBasisPoints: 800,
    taxes: [{ name: 'Ohio sales tax', basisPoints: 800, net: 21_290, tax: 1_703 }],
    total: 22_993,
    currency: 'USD',
  });
});

test('a total that differs from the one shown is rejected with the right one, and no stock is taken', async () => {
  const sku = await createProduct(10, { price: 10_000 });
  const body = await bodyFor([[sku, 1]]);
  await changePrice(null, sku, 12_000);
  const result = await placeOrder(createCustomer(), body, newKey());
  expect(result).toMatchObject({
    ok: false,
    failure: { kind: 'conflict', code: 'total-changed', fields: { total: '14353' } },
  });
  expect(await unitsOf(sku)).toEqual({ left: 10, held: 0, sold: 0 });
});

test.each([
  ['an unknown delivery', { delivery: 'drone' }, 'unknown-delivery'],
  ['a country that is not served', { address: { ...ohio, country: 'FR', region: '' } }, 'unknown-country'],
])('%s is rejected', async (_, more, code) => {
  const sku = await createProduct(10);
  const body = { ...(await bodyFor([[sku, 1]])), ...more };
  expect(await placeOrder(createCustomer(), body, newKey())).toMatchObject({ ok: false, failure: { code } });
});

test('the quantity rules of a product apply to orders too', async () => {
  const sku = await createProduct(100, { minQuantity: 5, multiple: 5 });
  expect(await place([[sku, 3]])).toMatchObject({
    failure: { message: expect.stringContaining('Minimum order is 5') },
  });
  expect(await place([[sku, 7]])).toMatchObject({
    failure: { message: expect.stringContaining('multiples of 5') },
  });
  expect(await place([[sku, 10]])).toMatchObject({ ok: true });
});

test('a product that is no longer sold can’t be ordered', async () => {
  const sku = await createProduct(10);
  const body = await bodyFor([[sku, 1]]);
  const { product } = (await findVariants([sku])).get(sku)!;
  await editProduct(null, product.id, { state: 'archived' });
  expect(await placeOrder(createCustomer(), body, newKey())).toMatchObject({
    failure: { kind: 'conflict', code: 'not-for-sale' },
  });
});

test('an order keeps the name and price at the time it was placed', async () => {
  const sku = await createProduct(10, { price: 10_000, name: 'Old name' });
  const result = await place([[sku, 1]]);
  if (!result.ok) throw new Error('refused');
  const { product } = (await findVariants([sku])).get(sku)!;
  await editProduct(null, product.id, { name: 'New name' });
  await changePrice(null, sku, 99_999);
  const order = await findOrder(result.value.number);
  expect(order!.lines).toMatchObject([{ name: 'Old name', unitPrice: 10_000 }]);
});

test('ordering again shows what has changed since', async () => {
  const [same, dearer, scarce, gone] = [
    await createProduct(10, { name: 'Same' }),
    await createProduct(10, { name: 'Dearer', price: 500 }),
    await createProduct(7, { name: 'Scarce' }),
    await createProduct(10, { name: 'Gone' }),
  ];
  const customer = createCustomer();
  const body = await bodyFor([[same, 1], [dearer, 1], [scarce, 5], [gone, 1]]); // prettier-ignore
  const placed = await placeOrder(customer, body, newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  await changePrice(null, dearer, 650);
  await editProduct(null, (await findVariants([gone])).get(gone)!.product.id, { state: 'archived' });
  const again = await reorder(customer, placed.value.number);
  expect(again.ok && again.value.added).toBe(4);
  expect(again.ok && again.value.notes.sort()).toEqual([
    'Dearer now costs $6.50 each instead of $5.00',
    'Gone is no longer sold',
    'Scarce: 2 instead of 5, no more are in stock',
  ]);
  expect(await reorder(createCustomer(), placed.value.number)).toMatchObject({
    failure: { kind: 'not-found' },
  });
});
