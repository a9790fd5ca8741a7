import { expect, test, type Locator, type Page } from '../support/browser-test';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

/** Whether `upper` is painted above `lower` where they overlap; fails if they don't. */
async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [one, other] = [(await upper.boundingBox())!, (await lower.boundingBox())!];
  const [left, top] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  expect(right - left).toBeGreaterThan(1);
  expect(bottom - top).toBeGreaterThan(1);
  // elementFromPoint ignores elements without pointer events, so enable them everywhere.
  await upper.page().addStyleTag({ content: '* { pointer-events: auto !important; }' });
  return upper.evaluate(
    (element, [x, y]) => element.contains(document.elementFromPoint(x!, y!)),
    [(left + right) / 2, (top + bottom) / 2],
  );
}

/** The message on a vise's page that it is in the cart; it stays while the pointer is over it. */
async function messageOnProductPage(page: Page): Promise<Locator> {
  const shop = theShop();
  await logIn(page, shop, await signUpPerson(shop));
  await page.goto(`${shop}/productDetails/bench-vise-125-mm`);
  await main(page).getByRole('button', { name: 'Add to Cart' }).click();
  const message = page.locator('[data-sonner-toast]');
  await expect(message).toContainText('added');
  await message.hover();
  return message;
}

test('a menu opened by a person is above a message that appeared by itself', async ({ page }) => {
  const message = await messageOnProductPage(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect.poll(() => isAbove(menu, message)).toBe(true);
});

test('a message is above the overlay of a dialog', async ({ page }) => {
  const message = await messageOnProductPage(page);
  await page.getByRole('button', { name: /^Zoom the picture/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /vise/i })).toBeVisible();
  await expect.poll(() => isAbove(message, page.locator('[data-state=open].fixed.inset-0'))).toBe(true);
});

/** Whether two elements share a pixel. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('a message covers neither the account button of the shop, wherever the page is scrolled, nor that of the dashboard', async ({
  page,
}) => {
  const account = page.getByRole('button', { name: /^Account of/ });
  const message = page.locator('[data-sonner-toast]');
  await logIn(page, theShop(), demoAdmin, '/dashboard/manageOrder/new');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(message).toContainText('Enter at least two letters.');
  await expect(account).toBeVisible();
  await expect.poll(() => overlap(message, account)).toBe(false);

  await page.goto(`${theShop()}/productDetails/bench-vise-125-mm`);
  await expect(account).toBeVisible();
  await main(page).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(message).toBeVisible();
  await message.hover();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(account).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(account).toBeInViewport();
  await expect.poll(() => overlap(message, account)).toBe(false);
});

test('the row headings stay visible while compared products scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const products = ['bench-vise-125-mm', '12-v-drill-driver-30-nm', 'angle-grinder-115-mm'];
  await page.goto(`${theShop()}/compare?products=${products.join(',')}`);
  const table = main(page).getByRole('region', { name: 'Comparison' });
  const name = table.getByRole('rowheader', { name: 'Price' });
  const first = table.getByRole('cell').filter({ hasText: '$' }).first();
  const before = { name: (await name.boundingBox())!, first: (await first.boundingBox())! };
  await table.evaluate((element) => element.scrollBy(60, 0));
  const after = { name: (await name.boundingBox())!, first: (await first.boundingBox())! };
  expect(after.name.x).toBe(before.name.x);
  expect(after.first.x).toBe(before.first.x - 60);
  expect(await isAbove(name, first)).toBe(true);
});
