import { stock } from '@/lib/catalog/collection/stock';
import { changePrice, editProduct } from '@/lib/catalog/commands/products';
import { findVariants } from '@/lib/catalog/queries/products';
import { changeDiscount } from '@/lib/discounts/commands/discounts';
import { orders } from '@/lib/orders/collection';
import { reviewedPrices } from '@/lib/orders/collection/reviewed-prices';
import { anonymizeOrders } from '@/lib/orders/commands/anonymize-orders';
import { placeOrder, placeOrderFor } from '@/lib/orders/commands/place-order';
import { reviewPrices } from '@/lib/orders/commands/review-prices';
import { listOwnReviewedPrices } from '@/lib/orders/queries/reviewed-prices';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { setClock } from '@/lib/platform/clock';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import { flatDelivery } from '@/lib/settings/rules/delivery';
import { defaultMethods, defaultShop } from '@/lib/settings/rules/shop';
import type { Customer } from '@/lib/users/types';
import { createAccount } from '../auth/people';
import { bodyWith, createDiscount } from '../discounts/fixtures';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from './fixtures';

afterEach(() => setClock());

const later = (minutes: number) => setClock(() => Date.now() + minutes * 60_000);

async function review(customer: Customer, body: OrderInput) {
  const reviewed = await reviewPrices(customer, body, await findShop());
  if (!reviewed.ok) throw new Error(reviewed.failure.message);
  return reviewed.value;
}

/** A customer who has reviewed an order of two units at $100.00. */
async function reviewedOrder() {
  const [sku, customer] = [await createProduct(50, { price: 10_000, name: 'Claw Hammer' }), createCustomer()];
  const body = await bodyFor([[sku, 2]]);
  const reviewed = await review(customer, body);
  expect(reviewed).toMatchObject({ totals: { total: body.total }, changes: [] });
  return { sku, customer, body, reviewed };
}

test.each([
  ['rises', 12_000],
  ['falls', 8_000],
])('a price that %s within the 15 minutes of a review does not change what is paid', async (_, price) => {
  const { sku, customer, body } = await reviewedOrder();
  await changePrice(null, sku, price);
  later(14);
  const placed = await placeOrder(customer, body, newKey());
  expect(placed).toMatchObject({
    value: { lines: [{ unitPrice: 10_000, total: 20_000 }], totals: { total: body.total } },
  });
  expect(await reviewedPrices().countDocuments({ customerId: customer.userId })).toBe(0);
});

test('after 15 minutes a new price is told line by line, and paid only by an order that knows it', async () => {
  const { sku, customer, body } = await reviewedOrder();
  await changePrice(null, sku, 12_000);
  later(16);
  const told = await placeOrder(customer, body, newKey());
  if (told.ok) throw new Error('placed at a price that nobody has seen');
  const total = Number(told.failure.fields!.total);
  expect(told.failure).toMatchObject({
    kind: 'conflict',
    code: 'prices-changed',
    fields: { [sku]: 'Claw Hammer, each: $100.00 → $120.00', tax: 'Tax: $17.03 → $20.23' },
  });
  expect(total).toBeGreaterThan(body.total);
  expect(await orders().countDocuments({ 'customer.id': customer.userId })).toBe(0);
  expect(await review(customer, body)).toMatchObject({
    totals: { total },
    changes: [
      { label: 'Claw Hammer, each', from: '$100.00', to: '$120.00' },
      { field: 'tax' },
      { field: 'total', from: '$229.93' },
    ],
  });
  expect(await placeOrder(customer, body, newKey())).toMatchObject({ failure: { code: 'prices-changed' } });
  const placed = await placeOrder(customer, { ...body, total }, newKey());
  expect(placed).toMatchObject({ value: { lines: [{ unitPrice: 12_000 }], totals: { total } } });
});

test('an order after the 15 minutes is placed where nothing has changed', async () => {
  const { customer, body } = await reviewedOrder();
  later(16);
  expect(await placeOrder(customer, body, newKey())).toMatchObject({
    value: { totals: { total: body.total } },
  });
});

test('looking again does not prolong a review; a lower total begins a new one', async () => {
  const { sku, customer, body, reviewed } = await reviewedOrder();
  await changePrice(null, sku, 12_000);
  later(10);
  expect(await review(customer, body)).toEqual(reviewed);
  await changePrice(null, sku, 9_000);
  const lower = await review(customer, body);
  expect(lower).toMatchObject({
    lines: [{ unitPrice: 9_000 }],
    changes: [{ from: '$100.00', to: '$90.00' }, {}, {}],
  });
  expect(Date.parse(lower.until)).toBeGreaterThan(Date.parse(reviewed.until));
  // The page that still shows the higher price can't order at it.
  expect(await placeOrder(customer, body, newKey())).toMatchObject({ failure: { code: 'prices-changed' } });
});

test('a review holds for its own goods, quantities, place and customer alone', async () => {
  const { sku, customer, body } = await reviewedOrder();
  await changePrice(null, sku, 12_000);
  const other = createCustomer();
  const texas = { ...body.address, region: 'TX', postcode: '73301', city: 'Austin' };
  const elsewhere: [Customer, OrderInput][] = [
    [other, body],
    [customer, { ...body, lines: [{ sku, quantity: 3 }] }],
    [customer, { ...body, delivery: 'express' }],
    [customer, { ...body, address: texas }],
  ];
  for (const [buyer, order] of elsewhere)
    expect(await placeOrder(buyer, order, newKey())).toMatchObject({ failure: { code: 'total-changed' } });
  const split = {
    ...body,
    lines: [
      { sku, quantity: 1 },
      { sku, quantity: 1 },
    ],
  };
  expect(await placeOrder(customer, split, newKey())).toMatchObject({ ok: true });
});

test('a discount that ends stays in a review; one that is paused is refused, then gone with a word about it', async () => {
  const [sku, customer] = [await createProduct(50, { price: 10_000 }), createCustomer()];
  const { id, status: _status, used: _used, ...discount } = await createDiscount({ title: 'Spring sale' });
  const body = await bodyWith(customer, sku, discount.code);
  await review(customer, body);
  await changeDiscount(createAdmin(), id, { ...discount, to: '2026-01-01' });
  const kept = await placeOrder(customer, body, newKey());
  expect(kept).toMatchObject({
    value: { discounts: [{ id, amount: 1_000 }], totals: { total: body.total } },
  });

  await changeDiscount(createAdmin(), id, { ...discount, to: null });
  await review(customer, body);
  await changeDiscount(createAdmin(), id, { ...discount, active: false });
  expect(await placeOrder(customer, body, newKey())).toMatchObject({ failure: { code: 'discount-used-up' } });
  const { totals, changes } = await review(customer, body);
  const label = `Discount: Spring sale (${discount.code})`;
  expect(changes[0]).toEqual({ field: `discount ${discount.code}`, label, from: '-$10.00', to: '$0.00' });
  const placed = await placeOrder(customer, { ...body, total: totals.total }, newKey());
  expect(placed).toMatchObject({ value: { totals: { total: totals.total } } });
  expect(placed.ok && placed.value.discounts).toBeUndefined();
});

test('the tax of a review holds; a new rate is told afterwards, and so is a new price of delivery', async () => {
  const { customer, body } = await reviewedOrder();
  const admin = createAdmin();
  const taxRules = defaultShop.taxRules.map((rule) => ({ ...rule, basisPoints: rule.basisPoints + 50 }));
  const dearer = defaultMethods.map((one) => ({ ...one, price: one.price + 200 }));
  const { deliveryZones } = flatDelivery(dearer);
  try {
    await saveShop(admin, { taxRules, deliveryZones });
    expect(await placeOrder(customer, body, newKey())).toMatchObject({
      value: { totals: { total: body.total, taxBasisPoints: 800, shipping: 1_290 } },
    });
    await saveShop(admin, { taxRules: defaultShop.taxRules, deliveryZones: defaultShop.deliveryZones });
    await review(customer, body);
    await saveShop(admin, { taxRules, deliveryZones });
    later(16);
    expect(await placeOrder(customer, body, newKey())).toMatchObject({
      failure: {
        code: 'prices-changed',
        fields: {
          delivery: 'Delivery: $12.90 → $14.90',
          tax: 'Tax rate: 8% → 8.5%; Tax: $17.03 → $18.27',
        },
      },
    });
  } finally {
    await saveShop(admin, { taxRules: defaultShop.taxRules, deliveryZones: defaultShop.deliveryZones });
  }
});

test('a review reserves no stock, and what is no longer sold can’t be ordered by it', async () => {
  const { sku, customer, body } = await reviewedOrder();
  await stock().updateOne({ _id: sku }, { $set: { available: 1 } });
  expect(await placeOrder(customer, body, newKey())).toMatchObject({
    failure: { code: 'out-of-stock', fields: { [sku]: 'Claw Hammer: Only 1 left' } },
  });
  const { product } = (await findVariants([sku])).get(sku)!;
  await editProduct(null, product.id, { state: 'archived' });
  expect(await placeOrder(customer, body, newKey())).toMatchObject({ failure: { code: 'not-for-sale' } });
});

test('reviews at the same moment are one, before and after the time is over', async () => {
  const [sku, customer] = [await createProduct(50, { price: 10_000 }), createCustomer()];
  const body = await bodyFor([[sku, 1]]);
  const ends = async () =>
    new Set(
      (await Promise.all(Array.from({ length: 8 }, () => review(customer, body)))).map(({ until }) => until),
    );
  expect((await ends()).size).toBe(1);
  await changePrice(null, sku, 11_000);
  later(16);
  expect((await ends()).size).toBe(1);
  const stored = await reviewedPrices().find({ customerId: customer.userId }).toArray();
  expect(stored).toMatchObject([
    { previous: { lines: [{ unitPrice: 10_000 }] }, prices: { lines: [{ unitPrice: 11_000 }] } },
  ]);
});

test('a repeat with the same idempotency key returns the order, also after the time is over', async () => {
  const { sku, customer, body } = await reviewedOrder();
  const key = newKey();
  const placed = await placeOrder(customer, body, key);
  await changePrice(null, sku, 12_000);
  later(16);
  const repeated = await placeOrder(customer, body, key);
  expect(repeated.ok && repeated.value.number).toBe(placed.ok && placed.value.number);
  expect(repeated).toMatchObject({ value: { totals: { total: body.total } } });
});

test('staff place orders at the present prices, whatever their customer has reviewed', async () => {
  const [sku, { id, email }] = [await createProduct(50, { price: 10_000 }), await createAccount()];
  const body = await bodyFor([[sku, 1]]);
  await reviewPrices({ userId: id, email }, body, await findShop());
  await changePrice(null, sku, 12_000);
  const place = (order: OrderInput) => placeOrderFor(createAdmin(), id, order, newKey());
  expect(await place(body)).toMatchObject({ failure: { code: 'total-changed' } });
  expect(await place(await bodyFor([[sku, 1]]))).toMatchObject({
    value: { lines: [{ unitPrice: 12_000 }] },
  });
});

test('a closed account leaves no review; the export has them', async () => {
  const { customer } = await reviewedOrder();
  expect(await listOwnReviewedPrices(customer.userId)).toMatchObject([
    { prices: { totals: { total: 22_993 } } },
  ]);
  expect(await anonymizeOrders(customer)).toMatchObject({ ok: true });
  expect(await listOwnReviewedPrices(customer.userId)).toEqual([]);
});
