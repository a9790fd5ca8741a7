import { expect, test } from '@playwright/test';
import { MongoClient } from 'mongodb';
import sharp from 'sharp';
import { collectBrowserErrors } from '../support/axe';
import { enter, openByKeyboard, tabTo, typeInto } from '../support/keyboard';
import { theSettings } from '../support/open-shop';
import { buildWhenNeeded, newSettings, startShop, type Shop } from '../support/shop';
import { expectFieldError, expectAccessiblePage, main } from '../support/visitor';

let client: MongoClient;
let shop: Shop;
let code = '';
const settings = newSettings(theSettings().MONGODB_URI);

test.beforeAll(async () => {
  buildWhenNeeded(settings);
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
