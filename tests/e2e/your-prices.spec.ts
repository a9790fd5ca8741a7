import { expect, test, type Page } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { joinCompany, openCompany } from '../support/contracts';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const grinder = 'angle-grinder-115-mm';
const drill = '12-v-drill-driver-30-nm';

/** The calls for contract prices that a page makes. */
function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/me/prices')) calls.push(request.url());
  });
  return calls;
}

/** Adds up the layout shifts of each page from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = { shifts: 0 };
    Object.assign(window, { state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) state.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { state: { shifts: number } }).state.shifts);

// pages.spec.ts measures its pages at the other widths.
test('a buyer for two companies sees the prices of each on public pages at 1280', async ({ page }) => {
  test.slow();
  const shop = theShop();
  await page.setViewportSize({ width: 1280, height: 844 });
  const errors = collectBrowserErrors(page);
  const calls = countCalls(page);
  await page.goto(`${shop}/product/${grinder}`, { waitUntil: 'networkidle' });
  await expect(main(page).locator('#offer')).toContainText('$89.00');
  expect(calls).toEqual([]);

  const staff = await new Person(shop).signIn(demoAdmin);
  const buyer = await signUpPerson(shop);
  const [one, other] = ['Dock Steel 1280', 'Pier Steel 1280'];
  const agreed = [
    { sku: 'TW-AG115', price: 80_10 },
    { sku: 'TW-AG115', from: 10, price: 75_20 },
    { sku: 'FX-DD12-30', price: 111_30 },
  ];
  await joinCompany(await openCompany(staff, one, agreed), buyer.email);
  await logIn(page, shop, buyer);

  await watchShifts(page);
  await page.goto(`${shop}/product/${grinder}`);
  const offer = main(page).locator('#offer');
  await expect(offer).toContainText('$80.10');
  await expect(offer).toContainText('Your priceList $89.00');
  const listPrice = offer.locator('.list-price').first();
  await expect(listPrice).toContainText(/^\$89\.00/);
  await expect(listPrice).toBeHidden();
  await expect(page.getByText('This page shows your contract prices.')).toBeAttached();
  expect(calls).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBeLessThan(0.02);
  await expectAccessiblePage(page);
  await offer.getByText('By quantity', { exact: true }).click();
  await expect(offer.getByRole('row', { name: '10 or more $75.20' })).toBeVisible();
  await expectAccessiblePage(page);

  // A page that is opened without loading the document again, with many products.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(`${shop}/shop`);
  await page.goto(`${shop}/shop/drills`);
  const card = main(page).getByRole('article').filter({ hasText: '12 V Drill Driver, 30 Nm' });
  await expect(card).toContainText('$111.30');
  await expect(card).toContainText('Your priceList $139.00');
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBeLessThan(0.02);
  expect(calls.length).toBeLessThanOrEqual(3);
  await expectAccessiblePage(page);
  // Signed-in people are led to the workspace.
  await card.getByRole('link', { name: '12 V Drill Driver, 30 Nm', exact: true }).click();
  await expect(page).toHaveURL(`${shop}/productDetails/${drill}`);
  await expect(main(page)).toContainText('$111.30');
  await page.goto(`${shop}/product/${drill}`);
  await expect(offer).toContainText('$111.30');

  // The other company has agreed on less.
  await joinCompany(await openCompany(staff, other, [{ sku: 'FX-DD12-30', price: 99_70 }]), buyer.email);
  await page.reload();
  await expect(offer).not.toContainText('Your price');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('menuitemradio', { name: other }).click();
  await expect(offer).toContainText('$99.70');
  await page.goto(`${shop}/shop/drills?view=table`);
  const row = main(page).getByRole('row').filter({ hasText: '12 V Drill Driver, 30 Nm' });
  await expect(row).toContainText('$99.70');
  await expectAccessiblePage(page);
  await page.goto(`${shop}/compare?products=${drill},${grinder}`);
  await expect(main(page)).toContainText('$99.70');
  await expect(main(page)).toContainText('$89.00');
  await expectAccessiblePage(page);
  await page.goto(`${shop}/productDetails/${drill}`);
  await expect(main(page)).toContainText('Your price List price $139.00');
  await expectAccessiblePage(page);

  await page.goto(`${shop}/dashboard/company`);
  await expect(main(page).getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Open orders' })).toContainText('0');
  await expectAccessiblePage(page);
  await main(page).getByRole('link', { name: 'Spending' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(other);
  await main(page).getByRole('link', { name: 'By site' }).click();
  await expect(page).toHaveURL(`${shop}/dashboard/company/spending/sites`);
  await expectAccessiblePage(page);
  expect(errors).toEqual([]);
});
