import { expect, test } from '../support/browser-test';
import { MongoClient } from 'mongodb';
import sharp from 'sharp';
import { collectBrowserErrors } from '../support/axe';
import { enter, openByKeyboard, tabTo, typeInto } from '../support/keyboard';
import { theSettings } from '../support/open-shop';
import { buildWhenNeeded, newSettings, startShop, type Shop } from '../support/shop';
import { hosesCsv } from '../support/hoses';
import { pdfText } from '../support/read-pdf';
import { expectFieldError, expectAccessiblePage, logIn, main } from '../support/visitor';

let client: MongoClient;
let shop: Shop;
let code = '';
const settings = newSettings(theSettings().MONGODB_URI);

test.beforeAll(async () => {
  await buildWhenNeeded(settings);
  client = await MongoClient.connect(settings.MONGODB_URI);
  code = String((await client.db(settings.MONGODB_DB).collection('setup').findOne({}))?.code);
  shop = await startShop(settings);
});

test.afterAll(async () => {
  await shop?.stop();
  await client?.db(settings.MONGODB_DB).dropDatabase();
  await client?.close();
});

test('an owner sets a shop up by keyboard and then changes its settings', async ({ page }) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const field = (name: string) => main(page).getByRole('textbox', { name, exact: true });
  const press = (name: string) => enter(page, main(page).getByRole('button', { name, exact: true }));
  const step = (title: string) =>
    expect(main(page).getByRole('heading', { level: 2, name: title })).toBeFocused();

  await openByKeyboard(page, `${shop.url}/setup`);
  await expectAccessiblePage(page);
  await typeInto(page, field('One-time code'), '000000000000');
  await page.keyboard.press('Enter');
  await expectFieldError(page, field('One-time code'), 'This is not the code that the server has printed.');
  await typeInto(page, field('One-time code'), code.toLowerCase());
  await page.keyboard.press('Enter');

  await step('Who you are');
  await press('Continue');
  await expect(field('Name of the shop')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Name of the shop')).toBeFocused();
  await expectAccessiblePage(page);
  await typeInto(page, field('Name of the shop'), 'Nut and Thread');
  await typeInto(page, field('Legal name'), 'Nut and Thread GmbH');
  await typeInto(page, field('Tagline'), 'Threads that hold');
  await typeInto(page, field('Phone'), '+49 40 5550142');
  await typeInto(page, field('Email of the shop'), 'hello@thread.example');
  await typeInto(page, field('Postal address'), '20457 Hamburg');
  await press('Continue');

  await step('Logo and colors');
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3fbf8f' } })
    .png()
    .toBuffer();
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(main(page).getByRole('img', { name: 'The logo' })).toBeVisible();
  await typeInto(page, field('Accent color'), '#1a2030');
  await press('Continue');
  await expect(field('Accent color')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessiblePage(page);
  await typeInto(page, field('Accent color'), '#3fbf8f');
  await press('Continue');

  await step('Country, currency and payment');
  await tabTo(page, main(page).getByRole('combobox', { name: 'Country' }));
  await page.keyboard.type('Germany');
  await expect(field('Currency')).toHaveValue('EUR');
  await expectAccessiblePage(page);
  await press('Continue');
  await step('Delivery and tax');
  await expectAccessiblePage(page);
  await press('Continue');
  await step('The first admin');
  await typeInto(page, field('Your name'), 'Olga');
  await typeInto(page, field('Your email'), 'olga@thread.example');
  await typeInto(page, field('Password'), 'correct horse battery');
  await expectAccessiblePage(page);
  await press('Continue');
  await step('Open the shop');
  await expectAccessiblePage(page);
  await press('Open the shop');
  await expect(page).toHaveURL(/\/twoFactor/);

  await page.goto(shop.url);
  await expect(page.getByRole('banner').locator('img[src*="/api/images/"]')).toBeVisible();
  await expectAccessiblePage(page);
  await page.goto(`${shop.url}/terms`);
  await expect(main(page).getByText('Draft: have it read by a lawyer')).toBeVisible();
  await expectAccessiblePage(page);

  await client
    .db(settings.MONGODB_DB)
    .collection('users')
    .updateMany({}, { $set: { twoFactorPutOffAt: new Date() } });
  for (const section of ['', '/appearance', '/home', '/links', '/delivery', '/payment']) {
    await page.goto(`${shop.url}/dashboard/shop${section}`);
    await expect(main(page).getByRole('button', { name: 'Save settings' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessiblePage(page);
    }
  }
  await page.goto(`${shop.url}/dashboard/shop/home`);
  await press('Move Newsletter up');
  await press('Save settings');
  await expect(page.getByText('The shop’s settings are saved')).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test('then the owner adds categories with fields and ten products, and ships the first order, without a shell', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const field = (name: string | RegExp) => main(page).getByRole('textbox', { name });
  const press = (name: string | RegExp) => main(page).getByRole('button', { name }).click();
  const owner = { email: 'olga@thread.example', password: 'correct horse battery' };

  await logIn(page, shop.url, owner, '/dashboard/catalog');
  for (const [category, fields] of [
    ['Hoses', ['Hose bore', 'Hose length']],
    ['Couplings', ['Coupling pressure']],
  ] as const) {
    await page.goto(`${shop.url}/dashboard/catalog/categories/new`);
    await field('Name').fill(category);
    await press('Add category');
    await expect(main(page).getByRole('link', { name: category })).toBeVisible();
    for (const name of fields) {
      await page.goto(`${shop.url}/dashboard/catalog/fields/new`);
      await field('Name').fill(name);
      await main(page).getByRole('combobox', { name: 'Values' }).selectOption('Number with a unit');
      await field('Unit').fill(name === 'Coupling pressure' ? 'bar' : 'mm');
      await main(page).getByRole('checkbox', { name: category }).check();
      await press('Add field');
      await expect(main(page).getByRole('link', { name })).toBeVisible();
    }
  }

  await page.goto(`${shop.url}/dashboard/manageProduct/import`);
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'hoses.csv', mimeType: 'text/csv', buffer: Buffer.from(hosesCsv('hoses')) });
  await press('Import 10 rows');
  await expect(main(page).getByRole('heading', { name: 'Results' })).toBeVisible();
  await page.goto(`${shop.url}/shop/hoses`);
  await expect(main(page).getByRole('article')).toHaveCount(10);
  await expect(main(page).getByText('Hose bore').first()).toBeAttached();

  await page.goto(`${shop.url}/purchase?item=hose-3&quantity=2`);
  await field('Street and number').fill('Kai 1');
  await field('City').fill('Hamburg');
  await field('Postal code').fill('20457');
  await press('Save and continue');
  await main(page).getByRole('radio').first().check();
  await press('Continue to payment');
  await press(/review/i);
  await press(/^Place order/);
  await expect(page).toHaveURL(/\/dashboard\/myOrders\/HX-[0-9A-Z]{8}/);
  const [number] = /HX-[0-9A-Z]{8}/.exec(page.url())!;
  await page.goto(`${shop.url}/dashboard/manageOrder/${number}`);
  // Nobody has terms in a new shop, and it has no other way to pay than a transfer in advance.
  await press('Mark as paid');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(main(page).getByRole('button', { name: 'Undo “Paid”' })).toBeVisible();
  await press('Confirm');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await press('Mark as shipped');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(main(page).getByText('Shipped').first()).toBeVisible();
  const invoice = await page.request.get(`${shop.url}/api/orders/${number}/invoice`);
  const text = await pdfText(await invoice.body());
  expect(text).toContain('Nut and Thread GmbH');
  expect(text).toContain('HS-3');
  expect(text).not.toMatch(/hexbolt/i);
  expect(browserErrors).toEqual([]);
});
