import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '../support/browser-test';
import { closeTheDatabase, signUpPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

async function addProduct(price: number) {
  const admin = await new Person(theShop()).signIn(demoAdmin);
  const sku = `U-${randomBytes(5).toString('hex')}`;
  const added = await admin.post<{ slug: string }>('/api/products', {
    name: `Cutter of unsent orders ${sku}`,
    brand: 'Ferrox',
    category: 'hand-tools',
    tags: [],
    description: 'For tests.',
    pictures: ['/pictures/18-v-brushless-drill-driver-kit.webp'],
    variants: [{ sku, price, availableQuantity: 9 }],
    availableFrom: '2020-01-01',
    state: 'published',
  });
  if (added.status !== 201) throw new Error(added.text);
  return { sku, slug: added.json.slug, admin };
}

/** Opens the last step of the checkout for a product, to be paid on invoice. */
async function openReview(page: Page, slug: string) {
  const content = main(page);
  await page.goto(`${theShop()}/purchase?item=${slug}`);
  await content.getByLabel('Street and number').fill('1 Foundry Street');
  await content.getByLabel('City').fill('Cleveland');
  await content.getByLabel('ZIP code').fill('44114');
  await content.getByLabel('State or province').selectOption('Ohio');
  await content.getByRole('button', { name: 'Save and continue' }).click();
  await content.getByRole('button', { name: 'Continue to payment' }).click();
  await content.getByRole('radio', { name: /^Invoice/ }).check();
  await content.getByLabel(/^Purchase order number/).fill('PO-77');
  await content.getByRole('button', { name: 'Review your order' }).click();
  return content.getByRole('button', { name: /^Place order/ });
}

const ordersOf = (sku: string) =>
  theDatabase().collection('orders').find({ 'lines.sku': sku, state: 'placed' }).toArray();

const kept = (page: Page) => page.getByRole('region', { name: 'Orders kept on this device' });

test('an order whose network is cut before and after it reached the shop is placed once, when the network is back', async ({
  page,
  context,
}) => {
  test.slow();
  const { sku, slug } = await addProduct(10_000);
  await logIn(page, theShop(), await signUpPerson(theShop()));
  const order = await openReview(page, slug);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  // The shop gets the order, and the network is cut before the response arrives.
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await order.click();
  await expect(kept(page)).toContainText('purchase order PO-77, is not sent yet');
  await expect(order).toBeDisabled();
  await expectAccessiblePage(page);
  await page.unroute('**/api/orders');
  expect(await ordersOf(sku)).toHaveLength(1);

  await context.setOffline(false);
  const [placed] = await ordersOf(sku);
  await expect(kept(page).getByRole('link', { name: placed!.number as string })).toBeVisible();
  await page.reload();
  await kept(page).getByRole('button', { name: 'Close' }).click();
  await expect(kept(page)).toBeHidden();
  expect(await ordersOf(sku)).toHaveLength(1);
});

test('a price that changes while an order waits is explained, nothing is ordered, and nobody else sees it', async ({
  page,
  context,
}) => {
  test.slow();
  const shop = theShop();
  const { sku, slug, admin } = await addProduct(10_000);
  const buyer = await signUpPerson(shop);
  await logIn(page, shop, buyer);
  const order = await openReview(page, slug);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await context.setOffline(true);
  await order.click();
  await expect(kept(page)).toContainText('is not sent yet');

  // The session ends without signing out, and somebody else signs in on the device.
  await page.goto('about:blank');
  const session = await context.cookies();
  await context.clearCookies();
  await context.setOffline(false);
  await logIn(page, shop, await signUpPerson(shop));
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.goto(`${shop}/cart`);
  await expect(kept(page)).toBeHidden();
  expect(await ordersOf(sku)).toEqual([]);

  const changed = await admin.put(`/api/products/skus/${sku}/price`, { price: 12_000 });
  expect(changed.status).toBe(200);
  await theDatabase()
    .collection('reviewedPrices')
    .updateMany({ 'prices.lines.sku': sku }, { $set: { until: new Date() } });
  await context.clearCookies();
  await context.addCookies(session);
  await page.goto(`${shop}/cart`);
  await expect(kept(page)).toContainText('was not placed');
  await expect(kept(page)).toContainText('$100.00 → $120.00');
  await expectAccessiblePage(page);
  expect(await ordersOf(sku)).toEqual([]);

  await kept(page).getByRole('link', { name: 'Check it again' }).click();
  await expect(main(page).getByText('1 × $120.00')).toBeVisible();
  await kept(page).getByRole('button', { name: 'Discard' }).click();
  await order.click();
  await expect(main(page)).toContainText('Thank you for your order');
  expect(await ordersOf(sku)).toHaveLength(1);
});
