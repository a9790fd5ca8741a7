import { Collection, type Document, type Filter } from 'mongodb';
import { addToCart, changeLine, enterCode } from '@/lib/cart/commands';
import { removeCustomer } from '@/lib/discounts/commands/remove-customer';
import { listDiscounts, listOwnUses } from '@/lib/discounts/queries';
import { findCart } from '@/lib/cart/queries';
import { relayMails } from '@/lib/mail/outbox';
import { countWaitingReviews } from '@/lib/reviews/queries';
import { countFailedMails, listMails } from '@/lib/mail/queries';
import { saveAddress } from '@/lib/orders/commands/address-book';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { addNote, removeNote } from '@/lib/orders/commands/notes';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { reviewPrices } from '@/lib/orders/commands/review-prices';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { listAddresses } from '@/lib/orders/queries/orders';
import { listOwnReviewedPrices } from '@/lib/orders/queries/reviewed-prices';
import { listNotes } from '@/lib/orders/queries/notes';
import { findOrders } from '@/lib/orders/queries/orders-by-number';
import { listDiscountedOrders } from '@/lib/orders/queries/discounted-orders';
import * as orders from '@/lib/orders/queries/orders';
import { findShop } from '@/lib/settings/queries';
import { bodyWith, createDiscount } from '../discounts/fixtures';
import { editFor, placedOrder } from './edit-fixtures';
import { createAdmin, createCustomer, createProduct, bodyFor, newKey, ohio } from './fixtures';

type Asked = { collection: Collection; filter: Filter<Document> };
const asked: Asked[] = [];

const watched = ['find', 'findOne', 'countDocuments', 'updateOne', 'updateMany', 'findOneAndUpdate'] as const;

beforeAll(() => {
  for (const name of watched) {
    const original = Collection.prototype[name] as (...args: unknown[]) => unknown;
    jest.spyOn(Collection.prototype, name).mockImplementation(function (
      this: Collection,
      ...args: unknown[]
    ) {
      asked.push({ collection: this, filter: (args[0] ?? {}) as Filter<Document> });
      return original.apply(this, args) as never;
    });
  }
});

test('every query of cart, orders, admin lists, sweeper and outbox uses an index', async () => {
  const [sku, customer] = [await createProduct(50), createCustomer()];
  for (let count = 0; count < 5; count++) await placeOrder(customer, await bodyFor([[sku, 1]]), newKey());
  asked.length = 0;
  await addToCart(customer, { sku, quantity: 2 });
  await changeLine(customer, sku, { quantity: 3 });
  const { code, id } = await createDiscount({ maxUses: 5 });
  await enterCode(customer, code);
  await findCart(customer);
  await saveAddress(customer, ohio);
  await listAddresses(customer.userId);
  const body = await bodyWith(customer, sku, code);
  await reviewPrices(customer, body, await findShop());
  await listOwnReviewedPrices(customer.userId);
  const placed = await placeOrder(customer, body, newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number } = placed.value;
  await cancelOwnOrder(customer, number, '');
  await sweepOrders();
  await orders.listOwnOrders(customer.userId, {}, 1);
  await orders.listOwnOrders(customer.userId, { state: 'placed' }, 1);
  await orders.listOwnOrders(customer.userId, { q: 'bolt' }, 1);
  await orders.listAllOrders({}, 1);
  await orders.listAllOrders({ state: 'placed', q: 'ada cleve' }, 1);
  await orders.listAllOrders({ sort: '-total' }, 1);
  await orders.listOwnOrders(customer.userId, { state: 'partly-shipped' }, 1);
  await orders.listAllOrders({ state: 'partly-shipped' }, 1);
  await orders.listAllOrders({ returns: 'open' }, 1);
  await findOrders([number]);
  await countFailedMails();
  await countWaitingReviews();
  await orders.countByStatus();
  await orders.countByStatus(customer.userId);
  await orders.findOwnOrder(customer.userId, number);
  await orders.listDeliveredOrders(customer.userId);
  const edited = await placedOrder([[sku, 1]]);
  await editOrder(createAdmin(), edited.number, await editFor(edited, [[sku, 2]]), newKey());
  const note = await addNote(createAdmin(), number, { text: 'Fragile' }, newKey());
  await listNotes(createAdmin(), number);
  if (note.ok) await removeNote(createAdmin(), number, note.value.id);
  await listDiscountedOrders(id, 1);
  await listDiscounts({ q: 'sale' }, 1);
  await listOwnUses(customer.userId);
  await removeCustomer(customer);
  await relayMails({ collectionName: 'orders' });
  await listMails();
  const questions = asked.splice(0);
  jest.restoreAllMocks();

  const scans: string[] = [];
  for (const { collection, filter } of questions) {
    if (Object.keys(filter).length === 0) continue;
    const plan = JSON.stringify(await collection.find(filter).explain('queryPlanner'));
    if (plan.includes('"COLLSCAN"')) scans.push(`${collection.collectionName} ${JSON.stringify(filter)}`);
  }
  expect(questions.length).toBeGreaterThan(30);
  expect([...new Set(scans)]).toEqual([]);
});
