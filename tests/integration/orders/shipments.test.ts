import { returnableLines } from '@/lib/orders/rules/return-lines';
import { returnAll } from './line-return-fixtures';
import { outbox } from '@/lib/mail/collection';
import { orders } from '@/lib/orders/collection';
import { cancelOwnOrder, changeOrder, changeOrders } from '@/lib/orders/commands/change-status';
import { cancelRest, undoShipment } from '@/lib/orders/commands/shipments';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { countByStatus, findOrder, listAllOrders, listOwnOrders } from '@/lib/orders/queries/orders';
import { shipmentAmounts } from '@/lib/orders/rules/shipment-totals';
import { shippedUnits } from '@/lib/orders/rules/shipments';
import { createAdmin, createCustomer, createProduct, newKey, unitsOf } from './fixtures';
import { admin, confirmedOrder, createOrder, move, ship, shipped, type Lines } from './shipping';

const other = createAdmin('Lin Shop');

test('an order that was shipped before shipments were stored reads as one shipment of everything', async () => {
  const sku = await createProduct(10);
  const { number, id } = await confirmedOrder([[sku, 3]]);
  expect((await findOrder(number))?.shipments).toEqual([]);
  await move(number, 'shipped');
  await orders().updateOne({ number }, { $unset: { shipments: 1 }, $set: { 'delivery.tracking': '1Z' } });
  expect((await findOrder(number))?.shipments).toMatchObject([
    { id, lines: [{ sku, quantity: 3 }], tracking: '1Z', by: 'Grace Shop (shop)' },
  ]);
});

test('an order leaves in two parts: it is shipped with the last units, and each part is mailed with what is to come', async () => {
  const [bolts, vises] = [
    await createProduct(10, { name: 'Bolt' }),
    await createProduct(10, { name: 'Vise' }),
  ];
  const customer = createCustomer();
  const { number } = await confirmedOrder(
    [
      [bolts, 5],
      [vises, 2],
    ],
    customer,
  );
  const first = await shipped(number, [[bolts, 3]], { carrier: 'UPS', tracking: '1Z 999' });
  expect(first.state).toBe('confirmed');
  const last = await shipped(number, [
    [bolts, 2],
    [vises, 2],
  ]);
  expect(last.state).toBe('shipped');
  expect(last.shipments).toMatchObject([
    {
      lines: [{ sku: bolts, quantity: 3 }],
      carrier: 'UPS',
      tracking: '1Z 999',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
      by: 'Grace Shop (shop)',
    },
    { carrier: '', trackingUrl: '' },
  ]);
  expect(last.history.map(({ what }) => what)).toEqual(['placed', 'confirmed', 'partly shipped', 'shipped']);
  const mails = await outbox()
    .find({ to: customer.email, subject: /part|rest/ })
    .sort({ composedAt: 1 })
    .toArray();
  expect(mails.map(({ subject }) => subject)).toEqual([
    `A part of order ${number} is on its way`,
    `The rest of order ${number} is on its way`,
  ]);
  expect(mails[0]!.text).toContain(`3 × Bolt, ${bolts}`);
  expect(mails[0]!.text).toContain('https://www.ups.com/track?tracknum=1Z999');
  expect(mails[0]!.text).toMatch(/Still to come:\s+2 × Bolt, [^]*2 × Vise/);
  expect(mails[1]!.text).not.toContain('Still to come');
  await move(number, 'delivered');
});

test('of ten simultaneous shipments of the same last units one succeeds, the others fail clearly', async () => {
  const sku = await createProduct(10);
  const { number } = await confirmedOrder([[sku, 3]]);
  await shipped(number, [[sku, 1]]);
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      ship(number, [[sku, 2]], newKey(), {}, index % 2 ? admin : other),
    ),
  );
  const failures = results.flatMap((result) => (result.ok ? [] : [result.failure]));
  expect(failures).toHaveLength(9);
  for (const { kind, code, message } of failures)
    expect([kind, code, message]).toEqual([
      'conflict',
      'already-shipped',
      'Everything in this order has been shipped already.',
    ]);
  expect(shippedUnits((await findOrder(number))!.shipments)).toEqual(new Map([[sku, 3]]));
});

test('more units than are left fail with the number that is left, and ship nothing', async () => {
  const [sku, stranger] = [await createProduct(10), await createProduct(10)];
  const { number } = await confirmedOrder([[sku, 3]]);
  await shipped(number, [[sku, 1]]);
  expect(
    await ship(number, [
      [sku, 2],
      [sku, 1],
    ]),
  ).toMatchObject({ failure: { kind: 'conflict', fields: { [sku]: 'Only 2 left to ship' } } });
  expect(await ship(number, [[stranger, 1]])).toMatchObject({
    failure: { fields: { [stranger]: 'Not in this order' } },
  });
  expect((await findOrder(number))!.shipments).toHaveLength(1);
});

test('only a confirmed order ships', async () => {
  const sku = await createProduct(10);
  const { number } = await createOrder([[sku, 3]]);
  expect(await ship(number, [[sku, 1]])).toMatchObject({
    failure: { kind: 'conflict', code: 'illegal-change' },
  });
});

test('a repeat under the same key ships nothing more, another shipment under it fails', async () => {
  const sku = await createProduct(10);
  const { number } = await confirmedOrder([[sku, 5]]);
  const key = newKey();
  const results = await Promise.all(Array.from({ length: 6 }, () => ship(number, [[sku, 2]], key)));
  expect(results.every((result) => result.ok)).toBe(true);
  expect((await findOrder(number))!.shipments).toHaveLength(1);
  expect(await ship(number, [[sku, 1]], key)).toMatchObject({
    failure: { kind: 'unprocessable', code: 'idempotency-key-reused' },
  });
  expect(await ship(number, [[sku, 1]], null as unknown as string)).toMatchObject({
    failure: { kind: 'invalid', code: 'idempotency-key' },
  });
});

test('the latest shipment can be undone until delivery, and a late repeat of its request does not ship again', async () => {
  const sku = await createProduct(10);
  const { number } = await confirmedOrder([[sku, 3]]);
  const [first] = (await shipped(number, [[sku, 1]])).shipments;
  const key = newKey();
  const complete = await ship(number, [[sku, 2]], key);
  if (!complete.ok) throw new Error(complete.failure.message);
  const last = complete.value.shipments[1]!;
  expect(await undoShipment(admin, number, first!.id)).toMatchObject({ failure: { code: 'not-the-latest' } });
  expect(await undoShipment(admin, number, last.id)).toMatchObject({ ok: true });
  expect(await undoShipment(admin, number, last.id)).toMatchObject({ ok: true });
  const order = (await findOrder(number))!;
  expect([order.state, order.shipments.length]).toEqual(['confirmed', 1]);
  expect(order.history.filter(({ what }) => what === 'shipment undone')).toHaveLength(1);
  expect(await ship(number, [[sku, 2]], key)).toMatchObject({ failure: { code: 'shipment-undone' } });
  const again = await shipped(number, [[sku, 2]]);
  await move(number, 'delivered');
  expect(await undoShipment(admin, number, again.shipments[1]!.id)).toMatchObject({
    failure: { code: 'illegal-change' },
  });
});

test('“shipped” ships what remains as one shipment, one by one and in bulk', async () => {
  const sku = await createProduct(20);
  const orderLines: Lines = [[sku, 3]];
  const [one, two] = [await confirmedOrder(orderLines), await confirmedOrder(orderLines)];
  await shipped(one.number, [[sku, 1]]);
  const result = await changeOrders(admin, { numbers: [one.number, two.number], to: 'shipped', why: '' });
  expect(result.ok && result.value.rows.every(({ ok }) => ok)).toBe(true);
  const parts = async (number: string) =>
    (await findOrder(number))!.shipments.map(({ lines }) => lines[0]!.quantity);
  expect(await parts(one.number)).toEqual([1, 2]);
  expect(await parts(two.number)).toEqual([3]);
});

test('a partly shipped order can’t be cancelled as a whole, by nobody', async () => {
  const sku = await createProduct(10);
  const customer = createCustomer();
  const { number } = await confirmedOrder([[sku, 3]], customer);
  await shipped(number, [[sku, 1]]);
  const expected = { failure: { kind: 'conflict', code: 'partly-shipped' } };
  expect(await cancelOwnOrder(customer, number, '')).toMatchObject(expected);
  expect(
    await changeOrder(admin, number, { to: 'cancelled', why: 'x', tracking: '', undo: false }),
  ).toMatchObject(expected);
  expect((await unitsOf(sku)).left).toBe(7);
});

test('cancelling the rest returns it to stock once, and the order comes to what has shipped', async () => {
  const [sku, gone] = [await createProduct(10, { price: 333 }), await createProduct(10)];
  const customer = createCustomer();
  const lines: Lines = [
    [sku, 7],
    [gone, 2],
  ];
  const { number } = await confirmedOrder(lines, customer);
  const part = await shipped(number, [[sku, 3]]);
  const [amounts] = shipmentAmounts(part);
  const results = await Promise.all(
    Array.from({ length: 5 }, () => cancelRest(admin, number, 'Out of production')),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  await orders().updateOne({ number }, { $set: { unfinished: true } });
  await sweepOrders();
  expect((await unitsOf(gone)).left).toBe(10);
  expect(await unitsOf(sku)).toEqual({ left: 7, held: 0, sold: 3 });
  const order = (await findOrder(number))!;
  expect(order.state).toBe('shipped');
  expect(order.totals).toEqual(amounts!.totals);
  expect(order.lines.map((line) => [line.sku, line.quantity, line.total])).toEqual([[sku, 3, 999]]);
  expect(shipmentAmounts(order)).toEqual([amounts]);
  expect(order.original).toEqual({ lines: part.lines, totals: part.totals });
  const mail = await outbox().findOne({ to: customer.email, subject: /rest of order .* is cancelled/ });
  expect(mail!.text).toContain('Reason: Out of production');
  expect(mail!.text).toContain(`4 × Thing ${sku}`);

  await move(number, 'delivered');
  expect(returnableLines((await findOrder(number))!)).toEqual([{ sku, quantity: 3 }]);
  await returnAll(number);
  expect((await findOrder(number))!.state).toBe('returned');
  expect((await unitsOf(sku)).left).toBe(10);
});

test('partly shipped orders have a filter and a count of their own, for staff and customers', async () => {
  const sku = await createProduct(20);
  const customer = createCustomer();
  const [partly, whole] = [
    await confirmedOrder([[sku, 3]], customer),
    await confirmedOrder([[sku, 3]], customer),
  ];
  const before = (await countByStatus())['partly-shipped']!;
  const { shipments } = await shipped(partly.number, [[sku, 1]]);
  const own = async (state: 'partly-shipped' | 'confirmed') =>
    (await listOwnOrders(customer.userId, { state }, 1)).rows.map(({ number }) => number);
  expect(await own('partly-shipped')).toEqual([partly.number]);
  expect(new Set(await own('confirmed'))).toEqual(new Set([partly.number, whole.number]));
  expect((await countByStatus())['partly-shipped']).toBe(before + 1);
  expect(await countByStatus(customer.userId)).toMatchObject({ confirmed: 2, 'partly-shipped': 1 });
  const { rows } = await listAllOrders({ state: 'partly-shipped', q: partly.number }, 1);
  expect(rows).toMatchObject([{ number: partly.number, partlyShipped: true }]);
  await undoShipment(admin, partly.number, shipments[0]!.id);
  expect(await own('partly-shipped')).toEqual([]);
});
