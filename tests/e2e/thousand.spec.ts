import { expect, test, type Page } from '../support/browser-test';
import { MongoClient, ObjectId, type Document } from 'mongodb';
import { expectNoOverflow } from '../support/axe';
import { postponeTwoFactorOfDemoAdmin } from '../support/open-shop';
import { placeOrder, totalOf } from '../support/orders';
import { demoAdmin, demoCustomer, Person } from '../support/people';
import { newSettings, seedShop, startShop, type Shop } from '../support/shop';

const settings = newSettings(process.env.MONGODB_URI ?? '');
const line = { sku: 'FX-DBS25', quantity: 1 };
let shop: Shop;

/** Copies the customer's only order 999 times. */
async function createThousandOrders(customer: Person): Promise<void> {
  const { status, text } = await placeOrder(customer, [line], await totalOf(customer, [line]));
  expect(status, text).toBe(201);
  const client = await MongoClient.connect(settings.MONGODB_URI);
  const orders = client.db(settings.MONGODB_DB).collection<Document>('orders');
  const { _id, liveKey, number, ...order } = (await orders.findOne({ number: { $exists: true } }))!;
  expect([_id, liveKey, number]).toEqual([expect.anything(), expect.anything(), expect.any(String)]);
  await orders.insertMany(
    Array.from({ length: 999 }, (_, index) => ({
      ...order,
      _id: new ObjectId(),
      mails: [],
      number: `HX-9999${String(index).padStart(4, '0')}`,
      placedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
    })),
  );
  await client.close();
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // One of them is exclusive: the public shop lists the others.
  await seedShop(settings, 1_001);
  await postponeTwoFactorOfDemoAdmin(settings);
  shop = await startShop(settings);
  const customer = await new Person(shop.url).signIn(demoCustomer);
  await createThousandOrders(customer);
  const { json: products } = await customer.get<{ sku: string }[]>('/api/item?limit=60');
  for (const { sku } of products) await customer.post('/api/cart/lines', { sku, quantity: 100 });
});

test.afterAll(async () => {
  const client = await MongoClient.connect(settings.MONGODB_URI);
  await client.db(settings.MONGODB_DB).dropDatabase();
  await client.close();
  await shop?.stop();
});

async function expectToFit(page: Page, path: string, words: RegExp): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(shop.url + path);
    await expect(page.getByRole('main'), path).toContainText(words);
    await expectNoOverflow(page);
  }
}

test('a thousand products and orders are paged through, and fit a phone and a desktop', async ({
  context,
  page,
}) => {
  test.slow();
  await expectToFit(page, '/shop', /1,000\s*products/);
  await expectToFit(page, '/shop?page=40', /Previous/);
  await expectToFit(page, '/shop?view=table', /1,000\s*products/);
  const customer = await new Person(shop.url).signIn(demoCustomer);
  await customer.signInTo(context);
  await expectToFit(page, '/dashboard/myOrders', /All\s*1,000/);
  await expectToFit(page, '/dashboard/myOrders?page=100', /HX-99990000/);
  const { count } = (await customer.get<{ count: number }>('/api/cart')).json;
  expect(count).toBeGreaterThanOrEqual(1_000);
  await expectToFit(page, '/cart', new RegExp(count.toLocaleString('en-US')));
  await expect(page.getByRole('button', { name: `Cart, ${count} items` })).toContainText('999+');
  await (await new Person(shop.url).signIn(demoAdmin)).signInTo(context);
  await expectToFit(page, '/dashboard/manageOrder?sort=placed', /HX-99990000/);
  await expectToFit(page, '/dashboard/manageProduct', /1,?001/);
});
