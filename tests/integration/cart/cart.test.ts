import { changePrice, editProduct } from '@/lib/catalog/commands/products';
import { findVariants } from '@/lib/catalog/queries/products';
import { addToCart, changeLine, removeFromCart, takeBoughtLines } from '@/lib/cart/commands';
import { findCart, findCartSummary, listCartLines } from '@/lib/cart/queries';
import { saveAddress, editAddress, removeAddress } from '@/lib/orders/commands/address-book';
import { listAddresses } from '@/lib/orders/queries/orders';
import { createCustomer, createProduct, ohio } from '../orders/fixtures';

test('adding twice adds up, and each customer has a separate cart', async () => {
  const [sku, customer] = [await createProduct(10, { price: 250 }), createCustomer()];
  await addToCart(customer, { sku, quantity: 2 });
  const result = await addToCart(customer, { sku, quantity: 3 });
  expect(result.ok && result.value).toMatchObject({ count: 5, subtotal: 1_250, ready: true });
  expect((await findCart(createCustomer())).lines).toEqual([]);
});

test('thirty simultaneous changes are all stored', async () => {
  const [sku, other, customer] = [await createProduct(100), await createProduct(100), createCustomer()];
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      addToCart(customer, { sku: index % 3 ? sku : other, quantity: 1 }),
    ),
  );
  expect((await listCartLines(customer.userId)).map((lineInput) => lineInput.quantity).sort()).toEqual([
    10, 20,
  ]);
});

test('quantities beyond the stock or the rules, and products not for sale, are rejected', async () => {
  const [sku, packs, customer] = [
    await createProduct(3),
    await createProduct(50, { multiple: 10 }),
    createCustomer(),
  ];
  const code = async (lineInput: { sku: string; quantity: number }) => {
    const result = await addToCart(customer, lineInput);
    return result.ok ? 'ok' : [result.failure.code, result.failure.message];
  };
  expect(await code({ sku, quantity: 4 })).toEqual(['out-of-stock', 'Only 3 left']);
  expect(await code({ sku: packs, quantity: 15 })).toEqual(['wrong-quantity', 'Sold in multiples of 10']);
  expect(await code({ sku, quantity: 0 })).toEqual(['wrong-quantity', 'Choose a quantity']);
  expect(await code({ sku: 'NOT-THERE', quantity: 1 })).toEqual([
    'not-for-sale',
    'This product is no longer available.',
  ]);
  expect((await findCart(customer)).lines).toEqual([]);
});

test('changed prices and unavailable products are shown, not hidden', async () => {
  const [dearer, gone, customer] = [
    await createProduct(10, { price: 1_000 }),
    await createProduct(10),
    createCustomer(),
  ];
  await addToCart(customer, { sku: dearer, quantity: 1 });
  await addToCart(customer, { sku: gone, quantity: 1 });
  await changePrice(null, dearer, 1_250);
  await editProduct(null, (await findVariants([gone])).get(gone)!.product.id, { state: 'archived' });
  const cart = await findCart(customer);
  expect(cart.lines).toMatchObject([
    { change: 'The price went up from $10.00 to $12.50 since you added it', total: 1_250, state: 'ready' },
    { state: 'unavailable', problem: 'No longer available', total: 0, name: `Thing ${gone}` },
  ]);
  expect(cart).toMatchObject({ count: 1, subtotal: 1_250, ready: false });
  await changeLine(customer, dearer, { quantity: 2 });
  expect((await findCart(customer)).lines[0]!.change).toBeNull();
});

test('lines saved for later are kept separately and can be moved back', async () => {
  const [sku, customer] = [await createProduct(10), createCustomer()];
  await addToCart(customer, { sku, quantity: 4 });
  await changeLine(customer, sku, { saved: true });
  expect(await findCartSummary(customer)).toMatchObject({ count: 0, lines: [] });
  expect((await findCart(customer)).saved).toMatchObject([{ sku, quantity: 4 }]);
  await changeLine(customer, sku, { saved: false });
  expect(await listCartLines(customer.userId)).toEqual([{ sku, quantity: 4 }]);
});

test('removing is idempotent; changing a missing line is an error', async () => {
  const [sku, customer] = [await createProduct(10), createCustomer()];
  await addToCart(customer, { sku, quantity: 1 });
  expect((await removeFromCart(customer, sku)).ok).toBe(true);
  expect((await removeFromCart(customer, sku)).ok).toBe(true);
  expect(await changeLine(customer, sku, { quantity: 1 })).toMatchObject({
    failure: { code: 'not-in-cart' },
  });
});

test('an order removes what it bought from the cart, once, and nothing that was added later', async () => {
  const [sku, late, customer] = [await createProduct(10), await createProduct(10), createCustomer()];
  await addToCart(customer, { sku, quantity: 5 });
  const placedAt = new Date();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await addToCart(customer, { sku: late, quantity: 1 });
  const order = { id: 'order-1', placedAt, lines: [{ sku, quantity: 2 }, { sku: late, quantity: 1 }] }; // prettier-ignore
  await Promise.all([1, 2, 3].map(() => takeBoughtLines(customer.userId, order)));
  expect(await listCartLines(customer.userId)).toEqual([
    { sku, quantity: 3 },
    { sku: late, quantity: 1 },
  ]);
});

test('an address book stores an address once, and belongs to its owner', async () => {
  const [customer, otherPerson] = [createCustomer(), createCustomer()];
  const saved = await Promise.all([1, 2, 3].map(() => saveAddress(customer, ohio)));
  const ids = new Set(saved.map((result) => result.ok && result.value.id));
  expect(ids.size).toBe(1);
  const [id] = [...ids] as string[];
  expect(await editAddress(otherPerson, id!, ohio)).toMatchObject({ failure: { kind: 'not-found' } });
  await removeAddress(otherPerson, id!);
  expect(await editAddress(customer, id!, { ...ohio, line2: 'Gate 4' })).toMatchObject({ ok: true });
  expect(await listAddresses(customer.userId)).toMatchObject([{ id, line2: 'Gate 4' }]);
  await removeAddress(customer, id!);
  expect(await listAddresses(customer.userId)).toEqual([]);
});
