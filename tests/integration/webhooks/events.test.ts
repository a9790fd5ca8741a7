import { ObjectId } from 'mongodb';
import { eventData, eventTypes, type EventType } from '@/lib/events/schema';
import { editProduct } from '@/lib/catalog/commands/products';
import { products } from '@/lib/catalog/collection/products';
import { setReorderPoints } from '@/lib/inventory/commands/reorder-points';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { cancelOwnOrder, changePayment } from '@/lib/orders/commands/change-status';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { advanceReturn, cancelReturn } from '@/lib/orders/commands/line-returns';
import { postponePaymentWork } from '@/lib/orders/commands/payment-work';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { recordPayment } from '@/lib/orders/commands/record-payment';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { findPaidOrderByNumber } from '@/lib/orders/queries/payments';
import type { ProviderPayment } from '@/lib/orders/schema/payment';
import { setClock } from '@/lib/platform/clock';
import { quotes } from '@/lib/quotes/collection';
import { withdrawQuote } from '@/lib/quotes/commands/offer';
import { declineQuote } from '@/lib/quotes/commands/respond';
import { runQuotesJob } from '@/lib/quotes/jobs';
import { changeEmail } from '@/lib/users/commands/credentials';
import { openAccount } from '@/lib/users/commands/open-account';
import { closeAccount } from '@/lib/users/commands/roles';
import { saveProfile } from '@/lib/users/commands/save-profile';
import { findAccount } from '@/lib/users/queries';
import { deliveries } from '@/lib/webhooks/collection';
import { addEndpoint } from '@/lib/webhooks/commands/endpoints';
import { forgetInWebhooks } from '@/lib/webhooks/commands/forget-customer';
import { relayAllEvents } from '@/lib/webhooks/commands/store-deliveries';
import { composeMail } from '@/lib/mail/outbox';
import { defaultShop } from '@/lib/settings/rules/shop';
import type { Customer } from '@/lib/users/types';
import { editFor, placedOrder } from '../orders/edit-fixtures';
import { admin, delivered, inspected, refund, request } from '../orders/line-return-fixtures';
import { createCustomer, createProduct, newKey } from '../orders/fixtures';
import { confirmedOrder, createOrder, move, shipped } from '../orders/shipping';
import { placeCardOrder } from '../payments/fixtures';
import { acceptanceOf, askFor, offer, staff } from '../quotes/fixtures';
import { startStripe } from '../../support/stripe';
import { clear, owner } from './fixtures';

const seen = new Set<string>();
let stripe: Awaited<ReturnType<typeof startStripe>>;

beforeAll(async () => {
  stripe = await startStripe();
  await clear();
  const events = [...new Set(eventTypes.map((type) => `${type.split('.')[0]}.*`))];
  const added = await addEndpoint(owner, { url: 'https://erp.example/events', description: '', events });
  if (!added.ok) throw new Error(added.failure.message);
});
afterAll(() => stripe.close());
afterEach(() => setClock());

/** The events that an object has caused so far, oldest first, each as its type and what it says. */
async function eventsOf(object: string): Promise<[EventType, Record<string, unknown>][]> {
  await relayAllEvents();
  const found = await deliveries().find({ object }).sort({ sequence: 1 }).toArray();
  expect(found.map(({ sequence }) => sequence)).toEqual(found.map((_, index) => index + 1));
  return found.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: EventType; data: Record<string, unknown> };
    seen.add(type);
    // Nothing that the schema doesn't describe, and all that it does.
    expect(eventData[type].parse(data)).toEqual(data);
    return [type, data];
  });
}
const typesOf = async (object: string) => (await eventsOf(object)).map(([type]) => type);

test('an order tells when it is placed, confirmed, shipped in parts, cut and delivered', async () => {
  const [a, b] = [await createProduct(10), await createProduct(10)];
  const { id, number, totals } = await confirmedOrder([[a, 2], [b, 3]]); // prettier-ignore
  await shipped(number, [[a, 2]], { tracking: 'T-1' });
  await shipped(number, [[b, 3]]);
  await move(number, 'delivered');
  const events = await eventsOf(`order:${id}`);
  expect(events.map(([type]) => type)).toEqual([
    'order.placed',
    'order.confirmed',
    'order.shipped',
    'order.shipped',
    'order.delivered',
  ]);
  expect(events[0]![1]).toMatchObject({
    order: { number, status: 'placed', total: totals.total, lines: [{ sku: a, quantity: 2 }, { sku: b }] },
  });
  const units = (index: number) => events[index]![1];
  expect(units(2)).toMatchObject({ complete: false, shipment: { tracking: 'T-1', lines: [{ sku: a }] } });
  expect(units(3)).toMatchObject({ complete: true, shipment: { lines: [{ sku: b, quantity: 3 }] } });
});

test('a cancelled and an edited order tell so', async () => {
  const sku = await createProduct(10);
  const customer = createCustomer();
  const order = await createOrder([[sku, 1]], customer);
  await cancelOwnOrder(customer, order.number, 'Too late');
  const events = await eventsOf(`order:${order.id}`);
  expect(events.at(-1)).toMatchObject([
    'order.cancelled',
    { reason: 'Too late', order: { status: 'cancelled' } },
  ]);
  const placed = await placedOrder([[sku, 2]]);
  await editOrder(admin, placed.number, await editFor(placed, [[sku, 4]]), newKey());
  const edited = await eventsOf(`order:${placed._id.toHexString()}`);
  expect(edited.at(-1)).toMatchObject(['order.edited', { order: { lines: [{ sku, quantity: 4 }] } }]);
});

test('payments tell what was captured, refunded and has failed', async () => {
  const byHand = await createOrder([[await createProduct(5), 1]]);
  await changePayment(admin, byHand.number, { to: 'paid', why: '', undo: false });
  await changePayment(admin, byHand.number, { to: 'refunded', why: '', undo: false });
  expect((await eventsOf(`order:${byHand.id}`)).slice(1)).toMatchObject([
    ['payment.captured', { amount: byHand.totals.total, payment: { id: null } }],
    ['payment.refunded', { amount: byHand.totals.total, payment: { id: null } }],
  ]);
  const facts: ProviderPayment = {
    id: newKey(),
    provider: 'stripe',
    status: 'authorized',
    amount: 0,
    currency: 'USD',
    captured: 0,
    refunded: 0,
    refunds: [],
    allowsSeveralCaptures: true,
    captureBefore: null,
    label: 'Visa 4242',
    dispute: null,
    at: new Date().toISOString(),
  };
  const record = (id: string, more: Partial<ProviderPayment>) =>
    recordPayment(id, async () => ({ ...facts, ...more }));
  const { order: card } = await placeCardOrder([[await createProduct(5), 2]]);
  const { currency, total: amount } = card.totals;
  await record(card.id, { amount, currency });
  await record(card.id, { amount, currency, status: 'captured', captured: amount });
  await record(card.id, { amount, currency, status: 'captured', captured: amount, refunded: 100 });
  expect((await eventsOf(`order:${card.id}`)).slice(1)).toMatchObject([
    ['payment.captured', { amount, payment: { label: 'Visa 4242' }, order: { number: card.number } }],
    ['payment.refunded', { amount: 100 }],
  ]);
  const { order: lapsed } = await placeCardOrder([[await createProduct(5), 2]]);
  await record(lapsed.id, { amount, currency });
  const paid = await findPaidOrderByNumber(lapsed.number);
  await postponePaymentWork(paid!, 'The card was declined', false);
  await record(lapsed.id, { amount, currency, status: 'voided' });
  expect((await eventsOf(`order:${lapsed.id}`)).slice(1)).toMatchObject([
    ['payment.failed', { reason: 'The card was declined' }],
    ['payment.failed', { payment: { id: facts.id } }],
  ]);
});

test('returns tell each step', async () => {
  const order = await delivered([4]);
  const [sku] = order.skus as [string];
  const id = await inspected(order, [[sku, 1, 'restock']]);
  await refund(order.number, id);
  const [refused, withdrawn] = [newKey(), newKey()];
  await request(order, [[sku, 1]], refused);
  await advanceReturn(admin, order.number, refused, { to: 'refused', why: 'Too old' });
  await request(order, [[sku, 1]], withdrawn);
  await cancelReturn(order.customer, order.number, withdrawn);
  const events = (await eventsOf(`order:${order.id}`)).filter(([type]) => type.startsWith('return.'));
  expect(events.map(([type]) => type.slice(7))).toEqual([
    'requested',
    'approved',
    'received',
    'refunded',
    'requested',
    'refused',
    'requested',
    'cancelled',
  ]);
  expect(events[3]![1]).toMatchObject({ return: { refunded: expect.any(Number), status: 'closed' } });
});

test('products tell when they are created, updated and archived, and stock when it runs low, once', async () => {
  const sku = await createProduct(10);
  const { _id } = (await products().findOne({ 'variants.sku': sku }))!;
  await editProduct(null, _id, { name: 'Another name' });
  await editProduct(null, _id, { state: 'archived' });
  const events = await eventsOf(`product:${_id}`);
  expect(events.map(([type]) => type)).toEqual(['product.created', 'product.updated', 'product.archived']);
  expect(events[1]![1]).toMatchObject({
    product: { name: 'Another name', variants: [{ sku, price: 1_000 }] },
  });

  const low = await createProduct(10);
  await setReorderPoints(null, [{ sku: low, reorderPoint: 6, reorderQuantity: null }]);
  await createOrder([[low, 3]]);
  await sweepOrders();
  expect(await eventsOf(`stock:${low}`)).toEqual([]);
  await createOrder([[low, 1]]);
  await createOrder([[low, 1]]);
  await sweepOrders();
  await createOrder([[low, 1]]);
  await sweepOrders();
  expect(await eventsOf(`stock:${low}`)).toMatchObject([
    ['stock.low', { sku: low, available: 5, reorderPoint: 6 }],
  ]);
  for (const availableQuantity of [20, 2])
    await setStock(null, low, { availableQuantity, reason: 'Counted' });
  expect(await eventsOf(`stock:${low}`)).toHaveLength(2);
});

test('quotes tell when they are requested, sent, accepted, declined, expired and withdrawn', async () => {
  const sku = await createProduct(20);
  const customer = createCustomer();
  const idOf = async (number: string) => `quote:${(await quotes().findOne({ number }))!._id.toHexString()}`;
  const accepted = await offer(await askFor(customer, [[sku, 2]]), [[sku, 900]]);
  await placeOrder(customer, await acceptanceOf(accepted.number), newKey());
  const events = await eventsOf(await idOf(accepted.number));
  expect(events.map(([type]) => type)).toEqual(['quote.requested', 'quote.sent', 'quote.accepted']);
  expect(events[2]![1]).toMatchObject({
    quote: { status: 'accepted', order: expect.stringMatching(/^HX-/) },
  });
  const declined = await offer(await askFor(customer, [[sku, 1]]), [[sku, 900]]);
  await declineQuote(customer, declined.number, { why: 'No' });
  const withdrawn = await askFor(customer, [[sku, 1]]);
  await withdrawQuote(staff, withdrawn, { why: 'Sold out' });
  const expired = await offer(await askFor(customer, [[sku, 1]]), [[sku, 900]]);
  setClock(() => Date.now() + 400 * 86_400_000);
  await runQuotesJob();
  setClock();
  const last = async (number: string) => (await typesOf(await idOf(number))).at(-1);
  expect([await last(declined.number), await last(withdrawn), await last(expired.number)]).toEqual([
    'quote.declined',
    'quote.withdrawn',
    'quote.expired',
  ]);
});

test('customers tell when they are created, renamed and closed; closing erases what was about them', async () => {
  const { userId: id, email } = createCustomer();
  const _id = new ObjectId(id);
  await openAccount({ _id, name: 'Carla Customer', email, passwordHash: null });
  const person = { userId: id, name: 'Carla Customer', email, role: 'customer' } as unknown as Customer;
  await saveProfile(person, { name: 'Carla Renamed' });
  await saveProfile({ ...person, name: 'Carla Renamed' } as Customer, { phone: '1', name: 'Carla Renamed' });
  const template = { subject: 'x', heading: 'x', paragraphs: [] };
  const account = (await findAccount(id))!;
  await changeEmail(account, `new-${email}`, composeMail(email, template, defaultShop));
  const events = await eventsOf(`customer:${id}`);
  expect(events.map(([type]) => type)).toEqual(['customer.created', 'customer.updated', 'customer.updated']);
  expect(events[1]![1]).toEqual({ customer: { id, name: 'Carla Renamed', email } });

  const sku = await createProduct(5);
  const { id: orderId } = await createOrder([[sku, 1]], person);
  expect(await typesOf(`order:${orderId}`)).toEqual(['order.placed']);
  await forgetInWebhooks(id);
  await forgetInWebhooks(id);
  await closeAccount(person);
  await relayAllEvents();
  expect(await deliveries().countDocuments({ object: `order:${orderId}` })).toBe(0);
  const left = await deliveries()
    .find({ object: `customer:${id}` })
    .toArray();
  expect(left.map(({ type, sequence }) => [type, sequence])).toEqual([['customer.closed', 4]]);
  expect(JSON.parse(left[0]!.body).data).toEqual({ customer: { id } });
  seen.add('customer.closed');
});

test('no event of the catalog was left out', () => {
  expect([...seen].sort()).toEqual([...eventTypes].sort());
});
