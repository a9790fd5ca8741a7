import { expect, test, type Page } from '../support/browser-test';
import { expectAccessible, expectNoOverflow } from '../support/axe';
import { theShop } from '../support/open-shop';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const total = async (page: Page) =>
  Number(((await main(page).getByRole('status').first().textContent()) ?? '').replace(/\D/g, ''));

/** On a phone a checkbox, which works without scripts, shows the filters. */
async function showFilters(page: Page): Promise<void> {
  await page.waitForLoadState();
  const button = main(page)
    .getByText(/^Categories and filters/)
    .locator('visible=true');
  if (
    (await button.count()) &&
    !(await main(page).getByRole('navigation', { name: 'Categories' }).isVisible())
  )
    await button.first().click();
}

/**
 * Axe itself is a script: it checks the same page in a window with scripts on, without the page's scripts and with its
 * noscript content.
 */
async function expectAccessibleWithoutScripts(page: Page): Promise<void> {
  await page.waitForLoadState();
  const html = (await page.content())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<\/?noscript>/g, '');
  const context = await page
    .context()
    .browser()!
    .newContext({ viewport: page.viewportSize(), javaScriptEnabled: true });
  const copy = await context.newPage();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await copy.goto(page.url());
  await expectAccessible(copy);
  await context.close();
}

test('the shop is filtered, sorted and paged through by plain links and forms', async ({ page }) => {
  test.slow();
  await page.goto(`${theShop()}/shop/hand-tools`);
  const all = await total(page);
  await showFilters(page);
  const brand = main(page)
    .getByRole('link', { name: /^Nordhaven/ })
    .first();
  const promised = Number(/\d+$/.exec((await brand.innerText()).trim())![0]);
  await brand.click();
  await expect(page).toHaveURL(/\/shop\/hand-tools\?brand=Nordhaven/);
  expect(await total(page)).toBe(promised);
  expect(promised).toBeLessThan(all);

  await showFilters(page);
  const price = main(page).getByRole('textbox', { name: /^Price to/ });
  if (!(await price.isVisible())) await main(page).getByText('Price', { exact: true }).click();
  await price.fill('60');
  await main(page).getByRole('button', { name: 'Apply Price' }).click();
  await expect(page).toHaveURL(/brand=Nordhaven.*price_max=60/);
  const cheap = await total(page);
  expect(cheap).toBeLessThanOrEqual(promised);

  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('price-high');
  await main(page).getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/brand=Nordhaven.*price_max=60.*sort=price-high/);
  expect(await total(page)).toBe(cheap);
  await main(page).getByRole('link', { name: 'Table', exact: true }).click();
  await expect(main(page).getByRole('table', { name: 'Products' })).toBeVisible();
  await expectAccessibleWithoutScripts(page);
  await expectNoOverflow(page);

  await main(page).getByRole('link', { name: 'Remove Nordhaven' }).click();
  await expect(page).toHaveURL(/^(?!.*brand=).*price_max=60.*sort=price-high/);
  // The address alone determines the content. Rows arrive one after another.
  await page.waitForLoadState();
  const shown = await main(page).getByRole('table', { name: 'Products' }).innerText();
  await page.goto(page.url());
  expect(await main(page).getByRole('table', { name: 'Products' }).innerText()).toBe(shown);

  await page.goto(`${theShop()}/shop`);
  const names = () => main(page).getByRole('heading', { level: 2 }).allInnerTexts();
  const first = await names();
  await main(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(main(page).getByRole('link', { name: 'Previous' })).toBeVisible();
  expect((await names()).filter((name) => first.includes(name) && /\d/.test(name))).toEqual([]);
});

test('the one search of a list keeps its category and filters when asked to', async ({ page }) => {
  await page.goto(`${theShop()}/shop/drills?brand=Ferrox&view=table`);
  const search = page.getByRole('combobox', { name: 'Search by name or part number' });
  await expect(page.getByRole('search')).toHaveCount(1);
  await main(page).getByRole('checkbox', { name: 'Search only Drills with these filters' }).check();
  await search.fill('drill driver');
  await search.press('Enter');
  await expect(page).toHaveURL(`${theShop()}/shop/drills?brand=Ferrox&q=drill+driver&view=table`);
  await expect(search).toHaveValue('drill driver');
  // The next search stays there too, until it is asked to leave.
  const within = main(page).getByRole('checkbox', { name: 'Search only Drills with these filters' });
  await expect(within).toBeChecked();
  await within.uncheck();
  await search.fill('hammer');
  await search.press('Enter');
  await expect(page).toHaveURL(`${theShop()}/shop?q=hammer&view=table`);
  await expect(search).toHaveValue('hammer');
});

test('a search opens a list, and a part number opens its product', async ({ page }) => {
  await page.goto(`${theShop()}/about`);
  await page.getByRole('combobox', { name: 'Search by name or part number' }).fill('impct drivr');
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('Showing results for impact driver');
  await expectAccessibleWithoutScripts(page);
  await page.getByRole('combobox', { name: 'Search by name or part number' }).fill('18 b5032');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${theShop()}/product/bench-vise-125-mm`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Bench Vise/);
  await expect(main(page)).toContainText(/in stock/i);
  await expect(main(page).getByRole('table').first()).toBeVisible();
  await expectAccessibleWithoutScripts(page);
  await main(page).getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await main(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(`${theShop()}/cart`);
  await expect(main(page)).toContainText('Bench Vise, 125 mm');
  await expectAccessibleWithoutScripts(page);
});

test('products selected in the list are compared side by side', async ({ page }) => {
  await page.goto(`${theShop()}/shop/drills`);
  // Two sizes from one series have much in common.
  for (const name of ['18 V Drill Driver, 45 Nm', '18 V Drill Driver, 75 Nm'])
    await main(page)
      .getByRole('checkbox', { name: `Compare ${name}` })
      .check();
  await main(page).getByRole('button', { name: 'Compare selected' }).click();
  await expect(page).toHaveURL(/\/compare\?products=.+&products=.+/);
  await expect(main(page).getByRole('columnheader')).toHaveCount(2);
  const everything = await main(page).getByRole('row').count();
  await main(page).getByRole('link', { name: 'Show differences only' }).click();
  await expect(page).toHaveURL(/differences=1/);
  await expect(main(page).getByRole('link', { name: /^Show everything/ })).toBeVisible();
  expect(await main(page).getByRole('row').count()).toBeLessThan(everything);
  await expectAccessibleWithoutScripts(page);
  await expectNoOverflow(page);
});
