import { auditRecords } from '@/lib/audit/collection';
import { addToCart, changeLine } from '@/lib/cart/commands';
import { addLines } from '@/lib/cart/commands/add-lines';
import { findCart } from '@/lib/cart/queries';
import { outbox } from '@/lib/mail/collection';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { proFormaPdf } from '@/lib/orders/pdf';
import { packingSlipPdf } from '@/lib/orders/pdf/packing-slips';
import { pickListPdf } from '@/lib/orders/pdf/pick-list';
import { findOrder, listAllOrders } from '@/lib/orders/queries/orders';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { setClock } from '@/lib/platform/clock';
import { findShop } from '@/lib/settings/queries';
import { pdfText } from '../../support/read-pdf';
import { explained } from '../explained';
import { editFor, storedOrder } from './edit-fixtures';
import { admin, move, ship } from './shipping';
import { bodyFor, createCustomer, createProduct, newKey } from './fixtures';

afterEach(() => setClock());

async function place(body: OrderInput, customer = createCustomer(), key = newKey()) {
  const placed = await placeOrder(customer, body, key);
  if (!placed.ok) throw new Error(placed.failure.message);
  return placed.value;
}

/** The first day on which the shop can deliver these goods. */
async function firstDay(body: OrderInput) {
  return (await place(body)).delivery.estimate!.from;
}

test('a comment on a line of the cart stays while quantities change, and an empty one removes it', async () => {
  const [sku, customer] = [await createProduct(20), createCustomer()];
  await addToCart(customer, { sku, quantity: 1 });
  await changeLine(customer, sku, { comment: 'For line 4' });
  await changeLine(customer, sku, { quantity: 3 });
  await addToCart(customer, { sku, quantity: 1 });
  await addLines(customer, [{ sku, quantity: 1 }], newKey());
  await changeLine(customer, sku, { saved: true });
  expect((await findCart(customer)).saved).toMatchObject([{ sku, quantity: 5, comment: 'For line 4' }]);
  await changeLine(customer, sku, { comment: '' });
  expect((await findCart(customer)).saved[0]!.comment).toBeUndefined();
});

test('comments, the requested day and one shipment are on the order, its mail and all its papers', async () => {
  const [bolts, nuts, customer] = [await createProduct(20), await createProduct(20), createCustomer()];
  const body = await bodyFor([[bolts, 2], [nuts, 1]]); // prettier-ignore
  const requestedDate = await firstDay(body);
  const lines = [{ sku: bolts, quantity: 2, comment: 'Label as A-17' }, body.lines[1]!];
  const wanted = { ...body, lines, shipComplete: true, requestedDate };
  const key = newKey();
  const order = await place(wanted, customer, key);
  expect(order).toMatchObject({
    shipComplete: true,
    requestedDate,
    lines: [{ comment: 'Label as A-17' }, {}],
  });
  const repeat = await placeOrder(customer, { ...wanted, lines: body.lines }, key);
  expect(!repeat.ok && repeat.failure.code).toBe('idempotency-key-reused');
  const mail = await outbox().findOne({ to: customer.email });
  expect(mail?.text).toContain('Your comment: Label as A-17');
  expect(mail?.text).toContain('Shipping: Complete, in one shipment.');
  const shop = await findShop();
  const papers = [proFormaPdf(order, shop), packingSlipPdf(order, shop), pickListPdf([order], {}, shop)];
  for (const paper of await Promise.all(papers)) {
    const text = await pdfText(await paper);
    expect(text).toContain('A-17');
    expect(text).toMatch(/Requested delivery: \w+ \d+, 20\d\d/);
    expect(text).toContain('Complete, in one shipment');
  }
});

test('a day on which the goods can’t be there is rejected with a sentence at its field', async () => {
  const body = await bodyFor([[await createProduct(5), 1]]);
  const failed = await placeOrder(createCustomer(), { ...body, requestedDate: '2020-01-06' }, newKey());
  expect(failed).toMatchObject({
    failure: {
      code: 'requested-date',
      fields: { requestedDate: 'Jan 6, 2020 is past. Choose a day from today on' },
    },
  });
});

test('staff find what is wanted by a day, the earliest first, by an index, until it has shipped', async () => {
  const body = await bodyFor([[await createProduct(50), 1]]);
  const requestedDate = await firstDay(body);
  const [wanted, other] = [await place({ ...body, requestedDate }), await place(body)];
  setClock(() => Date.parse(`${requestedDate}T15:00:00Z`));
  const numbers = async (requested: 'overdue' | 'today' | 'any') =>
    (await listAllOrders({ requested }, 1)).rows.map(({ number }) => number);
  const plans = await explained(async () => expect(await numbers('today')).toContain(wanted.number));
  expect(plans.join()).not.toContain('COLLSCAN');
  expect(await numbers('any')).not.toContain(other.number);
  expect(await numbers('overdue')).not.toContain(wanted.number);
  await move(wanted.number, 'confirmed', 'shipped');
  expect(await numbers('today')).not.toContain(wanted.number);
});

test('an order that ships complete leaves in parts only with a reason, which history and audit log keep', async () => {
  const sku = await createProduct(10);
  const order = await place({ ...(await bodyFor([[sku, 5]])), shipComplete: true });
  await move(order.number, 'confirmed');
  expect(await ship(order.number, [[sku, 3]])).toMatchObject({
    failure: { code: 'ship-complete', fields: { partReason: expect.stringContaining('one shipment') } },
  });
  const partReason = 'The customer agreed by phone';
  const part = await ship(order.number, [[sku, 3]], newKey(), { partReason });
  expect(part.ok && part.value.history.at(-1)).toMatchObject({ what: 'partly shipped', why: partReason });
  expect(
    await auditRecords().findOne({ action: 'order-units-shipped', 'subject.name': order.number }),
  ).toMatchObject({ after: { why: partReason } });
  expect((await ship(order.number, [[sku, 2]])).ok).toBe(true);
});

test('staff change comment, day and shipment of an order; what they leave out stays', async () => {
  const sku = await createProduct(20);
  const body = await bodyFor([[sku, 2]]);
  const requestedDate = await firstDay(body);
  const order = await place({
    ...body,
    lines: [{ sku, quantity: 2, comment: 'Blue bag' }],
    shipComplete: true,
    requestedDate,
  });
  const stay = await editFor(await storedOrder(order.number), [[sku, 3]]);
  expect((await editOrder(admin, order.number, stay, newKey())).ok).toBe(true);
  const kept = (await findOrder(order.number))!;
  expect(kept).toMatchObject({
    shipComplete: true,
    requestedDate,
    lines: [{ quantity: 3, comment: 'Blue bag' }],
  });
  const change = await editFor(await storedOrder(order.number), [[sku, 3]]);
  const edit = {
    ...change,
    lines: [{ sku, quantity: 3, comment: '' }],
    shipComplete: false,
    requestedDate: null,
  };
  expect(await editOrder(admin, order.number, edit, newKey())).toMatchObject({ ok: true });
  const changed = (await findOrder(order.number))!;
  expect(changed.lines[0]!.comment).toBeUndefined();
  expect(changed.requestedDate).toBeUndefined();
  expect(changed.shipComplete).toBeUndefined();
  expect(changed.history.at(-1)!.why).toContain('Requested date: none\nMay ship in parts');
});
