import { randomBytes } from 'node:crypto';
import { expect, test } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

async function addProduct(admin: Person, price: number) {
  const sku = `E-${randomBytes(5).toString('hex')}`;
  const product = {
    name: `Cutter of reviewed prices ${sku}`,
    brand: 'Ferrox',
    category: 'hand-tools',
    tags: [],
    description: 'For tests.',
    pictures: ['/pictures/18-v-brushless-drill-driver-kit.webp'],
    variants: [{ sku, price, availableQuantity: 9 }],
    availableFrom: '2020-01-01',
    state: 'published',
  };
  const added = await admin.post('/api/products', product);
  if (added.status !== 201) throw new Error(added.text);
  const { slug } = added.json as { slug: string };
  return { sku, slug };
}

test('a price that an admin changes is kept for 15 minutes, then shown before and now, and paid only afterwards', async ({
  page,
}) => {
  test.slow();
  const shop = theShop();
  const admin = await new Person(shop).signIn(demoAdmin);
  const { sku, slug } = await addProduct(admin, 10_000);
  const setPrice = async (price: number) => {
    const changed = await admin.put(`/api/products/skus/${sku}/price`, { price });
    expect(changed.status, changed.text).toBe(200);
  };
  const buyer = await signUpPerson(shop);
  const errors = collectBrowserErrors(page);
  await logIn(page, shop, buyer);
  const content = main(page);
  await page.goto(`${shop}/purchase?item=${slug}`);
  await content.getByLabel('Street and number').fill('1 Foundry Street');
  await content.getByLabel('City').fill('Cleveland');
  await content.getByLabel('ZIP code').fill('44114');
  await content.getByLabel('State or province').selectOption('Ohio');
  await content.getByRole('button', { name: 'Save and continue' }).click();
  await content.getByRole('button', { name: 'Continue to payment' }).click();
  await content.getByRole('radio', { name: /^Invoice/ }).check();
  await content.getByRole('button', { name: 'Review your order' }).click();
  await expect(content.getByText(/These prices stay as they are until \d{1,2}:\d\d/)).toBeVisible();
  const order = content.getByRole('button', { name: /^Place order/ });
  const shown = await order.textContent();
  await expectAccessiblePage(page);

  await setPrice(12_000);
  await page.reload();
  await expect(order).toHaveText(shown!);
  await expect(content.getByRole('table')).toHaveCount(0);

  // Only time ends a review.
  await theDatabase()
    .collection('reviewedPrices')
    .updateMany({ 'prices.lines.sku': sku }, { $set: { until: new Date() } });
  await order.click();
  await expect(content.getByRole('alert')).toContainText('Prices have changed since you checked your order');
  const changes = content.getByRole('table', { name: /^Prices have changed/ });
  await expect(changes.getByRole('row').nth(1)).toContainText('$100.00$120.00');
  await expect(changes.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(content.getByText('1 × $120.00')).toBeVisible();
  await expect(order).not.toHaveText(shown!);
  await expectAccessiblePage(page);
  const now = (await order.textContent())!;

  await order.click();
  await expect(content).toContainText('Thank you for your order');
  await expect(content).toContainText(/\$[\d.]+$/.exec(now)![0]);
  expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
});
