import { randomBytes } from 'node:crypto';
import { collectBrowserErrors } from '../support/axe';
import { expect, test } from '../support/browser-test';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { expectAccessiblePage, logIn, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

async function addProduct(admin: Person) {
  const sku = `E-${randomBytes(5).toString('hex')}`;
  const added = await admin.post<{ id: string; slug: string }>('/api/products', {
    name: `Vise on backorder ${sku}`,
    brand: 'Ferrox',
    category: 'hand-tools',
    tags: [],
    description: 'For tests.',
    pictures: ['/pictures/18-v-brushless-drill-driver-kit.webp'],
    variants: [{ sku, price: 10_000, availableQuantity: 1 }],
    availableFrom: '2020-01-01',
    state: 'published',
  });
  if (added.status !== 201) throw new Error(added.text);
  return { sku, ...added.json };
}

test('staff allow backorders, a buyer sees and orders them, and staff ship once the units have arrived', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const shop = theShop();
  const admin = await new Person(shop).signIn(demoAdmin);
  const { id, sku, slug } = await addProduct(admin);
  const errors = collectBrowserErrors(page);
  await logIn(page, shop, demoAdmin, `/dashboard/manageProduct/${id}`);
  const terms = main(page).getByRole('region', { name: 'Backorders' });
  await terms.getByLabel(`Maximum on backorder of ${sku}`).fill('5');
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(terms.getByText('Name either the expected day or a number of working days')).toBeVisible();
  await terms.getByLabel(`Or working days of ${sku}`).fill('10');
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Backorders of ${sku} allowed`)).toBeVisible();
  await expectAccessiblePage(page);

  const buyer = await signUpPerson(shop);
  const buyerPage = await (await browser.newContext(project.use)).newPage();
  const content = main(buyerPage);
  await buyerPage.goto(`${shop}/product/${slug}`);
  await expect(content).toContainText('more on backorder, expected within 10 working days');
  await logIn(buyerPage, shop, buyer);
  await buyerPage.goto(`${shop}/purchase?item=${slug}&quantity=3`);
  const promise = /1 in stock now, 2 on backorder, expected \w+ \d+, \d{4}/;
  await expect(content).toContainText(promise);
  await content.getByLabel('Street and number').fill('1 Foundry Street');
  await content.getByLabel('City').fill('Cleveland');
  await content.getByLabel('ZIP code').fill('44114');
  await content.getByLabel('State or province').selectOption('Ohio');
  await content.getByRole('button', { name: 'Save and continue' }).click();
  await content.getByRole('button', { name: 'Continue to payment' }).click();
  await content.getByRole('radio', { name: /^Invoice/ }).check();
  await content.getByRole('button', { name: 'Review your order' }).click();
  await expect(content).toContainText(promise);
  await expectAccessiblePage(buyerPage);
  await content.getByRole('button', { name: /^Place order/ }).click();
  await buyerPage.waitForURL(/myOrders\/HX-/);
  await expect(content).toContainText(promise);
  await expectAccessiblePage(buyerPage);
  const number = /HX-\w+/.exec(buyerPage.url())![0];
  expect((await mailTo(buyer.email, /^Your order/)).text).toMatch(promise);

  await admin.patch(`/api/orders/${number}/state`, { to: 'confirmed' });
  await page.goto(`${shop}/dashboard/stock/backorders`);
  await expect(main(page).getByRole('row').filter({ hasText: sku })).toContainText(`2 for ${number}`);
  await expectAccessiblePage(page);
  await page.goto(`${shop}/dashboard/manageOrder/${number}`);
  await expect(main(page)).toContainText(`2 × Vise on backorder ${sku}`);
  await main(page).getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/\(of 1\)/)).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Mark as shipped' })).toBeHidden();
  await expectAccessiblePage(page);
  const stock = { availableQuantity: 0, reason: 'Delivery arrived' };
  expect((await admin.put(`/api/products/skus/${sku}/stock`, stock)).status).toBe(200);
  await page.reload();
  await expect(main(page).getByText('On backorder: can’t ship yet')).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  expect(errors).toEqual([]);
  await buyerPage.context().close();
});
