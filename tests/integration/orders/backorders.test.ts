import { auditRecords } from '@/lib/audit/collection';
import { findCart } from '@/lib/cart/queries';
import { addToCart } from '@/lib/cart/commands';
import { findVariants } from '@/lib/catalog/queries/products';
import { setBackorders } from '@/lib/inventory/commands/set-backorders';
import { orders } from '@/lib/orders/collection';
import { cancelOwnOrder, changeOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { tellOfBackorders } from '@/lib/orders/commands/tell-of-backorders';
import { listOpenBackorders } from '@/lib/orders/queries/open-backorders';
import { findOrder } from '@/lib/orders/queries/orders';
import { unshippedUnits } from '@/lib/orders/queries/unshipped-units';
import { findWaitingIn, findWaitingOf } from '@/lib/orders/queries/waiting-units';
import { pickLines } from '@/lib/orders/rules/pick-list';
import {
  accepting,
  arrival,
  arrive,
  backordered,
  createBackorderable,
  inDays,
  mailsTo,
} from './backorder-fixtures';
import { bodyFor, createCustomer, newKey, unitsOf } from './fixtures';
import { admin, ship, shipped } from './shipping';

test('nothing is put on backorder that the buyer has not seen, and delivery is expected after its arrival', async () => {
  const sku = await createBackorderable(3, 5);
  const customer = createCustomer();
  await addToCart(customer, { sku, quantity: 8 });
  expect((await findCart(customer)).lines).toMatchObject([
    { state: 'ready', availableQuantity: 3, orderable: 8, backorder: { quantity: 5, expectedOn: arrival } },
  ]);
  expect(await addToCart(customer, { sku, quantity: 1 })).toMatchObject({
    failure: { code: 'out-of-stock', message: 'Only 3 in stock and 5 on backorder' },
  });
  for (const body of [await bodyFor([[sku, 8]]), await accepting(sku, 8, 4)])
    expect(await placeOrder(customer, body, newKey())).toMatchObject({
      failure: {
        code: 'backorder-changed',
        message: 'Only 3 in stock now, the other 5 would be on backorder',
      },
    });
  expect(await unitsOf(sku)).toEqual({ left: 3, held: 0, sold: 0 });
  const { number, lines, delivery } = await backordered(sku, 8, 5, customer);
  expect(lines).toMatchObject([{ quantity: 8, backorder: { quantity: 5, expectedOn: arrival } }]);
  expect(delivery.estimate!.from >= arrival).toBe(true);
  const [confirmation] = await mailsTo(customer, new RegExp(`^Your order ${number}`));
  expect(confirmation!.text).toContain('3 in stock now, 5 on backorder, expected');
});

test('what arrives is for the oldest orders: they can ship, later ones wait, and each customer is told once', async () => {
  const sku = await createBackorderable(2, 20);
  const first = await backordered(sku, 5, 3);
  const second = await backordered(sku, 4);
  expect((await listOpenBackorders()).find((row) => row.sku === sku)?.orders).toMatchObject([
    { number: first.number, units: 3, told: arrival },
    { number: second.number, units: 4, told: arrival },
  ]);
  expect((await findVariants([sku])).get(sku)!.variant).toMatchObject({
    availableQuantity: 0,
    waiting: 7,
    backorder: { left: 13 },
  });
  // On the shelf are the two units that the first order has: sold, and not shipped.
  expect((await unitsOf(sku)).left + (await unshippedUnits(sku, []))).toBe(2);
  expect(await ship(first.number, [[sku, 3]])).toMatchObject({
    failure: { code: 'on-backorder', fields: { [sku]: '3 on backorder: only 2 can ship' } },
  });
  expect(
    await changeOrder(admin, second.number, { to: 'shipped', why: '', tracking: '', undo: false }),
  ).toMatchObject({ failure: { code: 'on-backorder' } });
  await tellOfBackorders();
  expect(await mailsTo(first.customer, /backorder/)).toEqual([]);

  await arrive(sku, 4);
  expect(await findWaitingOf(first.number)).toEqual({});
  expect(await findWaitingOf(second.number)).toEqual({ [sku]: 3 });
  await Promise.all([tellOfBackorders(), tellOfBackorders(), tellOfBackorders()]);
  await tellOfBackorders();
  expect(await mailsTo(first.customer, /your backorder has arrived/)).toHaveLength(1);
  expect(await mailsTo(second.customer, /backorder/)).toEqual([]);
  expect((await findOrder(first.number))!.history.at(-1)).toMatchObject({ what: 'backorder arrived' });
  await shipped(first.number, [[sku, 5]]);
  const halfArrived = (await findOrder(second.number))!;
  expect(pickLines([halfArrived], {}, await findWaitingIn([halfArrived]))).toMatchObject([
    { sku, quantity: 1 },
  ]);
  expect(await ship(second.number, [[sku, 2]])).toMatchObject({ failure: { code: 'on-backorder' } });
  await shipped(second.number, [[sku, 1]]);
  expect(await findWaitingOf(second.number)).toEqual({ [sku]: 3 });
  await arrive(sku, 3);
  await tellOfBackorders();
  expect(await mailsTo(second.customer, /your backorder has arrived/)).toHaveLength(1);
  await shipped(second.number, [[sku, 3]]);
  await tellOfBackorders();
  expect(await orders().countDocuments({ number: second.number, backordered: { $exists: true } })).toBe(0);
});

test('a cancelled order gives its units to the next one that waits', async () => {
  const sku = await createBackorderable(5, 10);
  const inStock = await backordered(sku, 5, 0);
  const next = await backordered(sku, 3);
  const last = await backordered(sku, 4);
  await cancelOwnOrder(inStock.customer, inStock.number, 'Not needed');
  expect(await findWaitingOf(next.number)).toEqual({});
  expect(await findWaitingOf(last.number)).toEqual({ [sku]: 2 });
  await cancelOwnOrder(next.customer, next.number, 'Not needed');
  expect(await findWaitingOf(last.number)).toEqual({});
  expect(await unitsOf(sku)).toEqual({ left: 1, held: 0, sold: 4 });
  await tellOfBackorders();
  expect(await mailsTo(next.customer, /backorder/)).toEqual([]);
  expect(await mailsTo(last.customer, /your backorder has arrived/)).toHaveLength(1);
});

test('another expected day is told once to those who wait, and recorded', async () => {
  const sku = await createBackorderable(0, 10);
  const { customer, number } = await backordered(sku, 2);
  const later = inDays(60);
  for (let time = 0; time < 2; time++)
    await setBackorders(admin, sku, { limit: 10, expectedOn: later, leadDays: null });
  await tellOfBackorders();
  await tellOfBackorders();
  expect(await mailsTo(customer, /new date for your backorder/)).toHaveLength(1);
  expect((await findOrder(number))!.lines[0]!.backorder).toEqual({ quantity: 2, expectedOn: later });
  expect(await auditRecords().countDocuments({ action: 'backorders-changed', 'after.sku': sku })).toBe(2);
  // A number of days moves no date that was told; without terms nothing more can be ordered, and the order still waits.
  await setBackorders(admin, sku, { limit: 10, expectedOn: null, leadDays: 90 });
  await tellOfBackorders();
  await setBackorders(admin, sku, null);
  expect(await mailsTo(customer, /backorder/)).toHaveLength(1);
  expect(await findWaitingOf(number)).toEqual({ [sku]: 2 });
  expect(await placeOrder(createCustomer(), await accepting(sku, 1, 1), newKey())).toMatchObject({
    failure: { code: 'out-of-stock', message: 'Only 0 left' },
  });
  expect(await setBackorders(admin, sku, { limit: 5, expectedOn: inDays(-1), leadDays: null })).toMatchObject(
    {
      failure: { fields: { expectedOn: 'must not be in the past' } },
    },
  );
});
