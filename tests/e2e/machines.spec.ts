import { expect, test } from '../support/browser-test';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { expectAccessiblePage, main } from '../support/visitor';

type Cart = { lines: { sku: string; quantity: number }[] };

test.afterAll(closeTheDatabase);

// pages.spec.ts measures its pages at the other widths.
test('a machine added by hand narrows the shop to what fits it, at 390', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await signInNewPerson(theShop());
  await person.signInTo(context);
  await page.goto(`${theShop()}/dashboard/machines`);
  await main(page).getByRole('link', { name: 'Add a machine' }).click();
  await main(page).getByLabel('Words or a part number').fill('TW-AG125');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await main(page)
    .getByRole('button', { name: /^Choose Angle Grinder, 125 mm/ })
    .click();
  await main(page).getByLabel('Serial number').fill('TW-00417');
  await main(page).getByLabel('Place').fill('Van 3');
  await main(page).getByLabel('Next service on').fill('2020-01-31');
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Add machine' }).click();

  await expect(main(page).getByRole('heading', { level: 1, name: 'Angle Grinder, 125 mm' })).toBeVisible();
  await expect(main(page)).toContainText('Jan 31, 2020 Overdue');
  const consumables = main(page).getByRole('region', { name: 'Consumables that fit' });
  const disc = consumables.getByRole('listitem').filter({ hasText: /^Metal Cutting Disc, 125 mm/ });
  await expect(disc).toContainText(/Fits: diameter 125 mm, bore 22.23 mm, [\d,]+ ≥ [\d,]+ rpm/);
  await expect(main(page).getByRole('region', { name: 'Spare parts' })).toContainText('6201');
  await expectAccessiblePage(page);

  await main(page).getByRole('button', { name: 'Record a service' }).click();
  await main(page).getByLabel('What was done').fill('Carbon brushes changed');
  await main(page).getByLabel('Day').fill('2020-01-30');
  await main(page).getByLabel('Hours of operation').fill('1,410');
  await main(page).getByLabel('Next service after this').fill('2099-01-31');
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Save service' }).click();
  const services = main(page).getByRole('region', { name: 'Service history' });
  await expect(services).toContainText('Jan 30, 2020: Carbon brushes changed');
  await expect(services).toContainText('at 1,410 h, next on Jan 31, 2099');
  await expect(main(page)).not.toContainText('Overdue');

  // The public list is the same for everybody; the browser adds the way to the list of one's own.
  await page.goto(`${theShop()}/shop/accessories`);
  await main(page).getByText('Categories and filters', { exact: false }).first().click();
  await main(page).getByRole('link', { name: 'Fits my machines' }).click();
  await expect(page).toHaveURL(/\/fitting\/accessories$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Accessories: fits my machines');
  await expectAccessiblePage(page);
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Metal Cutting Disc, 125 mm' }) });
  await expect(card).toContainText('Fits Angle Grinder, 125 mm: diameter 125 mm');
  await expect(main(page).getByRole('heading', { name: '230 mm' })).toHaveCount(0);
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText(/added to your cart|in your cart/).first()).toBeVisible();
  const { json } = await person.get<Cart>('/api/cart');
  expect(json.lines.map(({ sku }) => sku)).toEqual([expect.stringMatching(/./)]);

  const fits = /^Fits your Angle Grinder, 125 mm, Van 3 \(diameter 125 mm/;
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/productDetails\/metal-cutting-disc-125-mm$/);
  await expect(main(page).getByText(fits)).toBeVisible();
  await page.goto(`${theShop()}/product/metal-cutting-disc-125-mm`);
  await expect(main(page).getByText(fits)).toBeVisible();
  await expectAccessiblePage(page);
});

test('a list of what fits is its owner’s alone', async ({ browser, page, context }) => {
  const person = await signInNewPerson(theShop());
  const added = await person.post<{ id: string }>('/api/machines', {
    key: `m-${Date.now()}`,
    sku: 'TW-AG230',
  });
  expect(added.status).toBe(201);
  const own = await person.get(`/fitting?machine=${added.json.id}`);
  expect(own.headers.get('cache-control')).toMatch(/private|no-store/);
  expect(own.text).toContain('Fits Angle Grinder, 230 mm');
  const stranger = await signInNewPerson(theShop());
  expect((await stranger.get(`/fitting?machine=${added.json.id}`)).status).toBe(404);
  expect((await stranger.get(`/api/machines/${added.json.id}`)).status).toBe(404);
  await stranger.signInTo(context);
  await page.goto(`${theShop()}/fitting`);
  await expect(main(page)).not.toContainText('Angle Grinder, 230 mm');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${theShop()}/fitting?machine=${added.json.id}`);
  await expect(visitor).toHaveURL(/\/login\?from=%2Ffitting/);
});
