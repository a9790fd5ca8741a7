import { expect, test, type Page } from '../support/browser-test';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { expectAccessiblePage, main } from '../support/visitor';

test.use({ serviceWorkers: 'allow' });
test.afterAll(closeTheDatabase);

/** The paths that the service worker has kept in caches whose names begin so. */
const keptIn = (page: Page, beginning: string) =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, beginning);

async function expectKept(page: Page, beginning: string, path: string): Promise<void> {
  await expect.poll(() => keptIn(page, beginning), { message: `${path} is kept` }).toContain(path);
}

const notice = (page: Page) => page.getByText(/^Offline since \d/);

test('without a network, seen pages, lists, quick order and bin labels open; what was scanned arrives once, and signing out clears', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await signInNewPerson(theShop());
  const created = await person.post<{ id: string }>('/api/shopping-lists', {
    key: `offline-${Date.now()}`,
    name: 'Field kit',
  });
  const path = `/dashboard/lists/${created.json.id}`;
  const lines = [
    { sku: 'TW-AG125', quantity: 2 },
    { sku: 'NH-CW10', quantity: 12 },
  ];
  const added = await person.post(`/api/shopping-lists/${created.json.id}/lines`, { lines });
  expect(added.status).toBe(200);
  await person.signInTo(context);
  await page.goto(`${theShop()}/product/angle-grinder-115-mm`);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expectKept(page, 'pages ', '/product/angle-grinder-115-mm');
  await expectKept(page, 'pages ', '/quick-order');
  await page.goto(`${theShop()}${path}`);
  await expectKept(page, 'personal ', path);
  await expectKept(page, 'personal ', `${path}/scan`);
  // Public caches never hold what belongs to a person.
  expect((await keptIn(page, 'pages ')).filter((one) => /dashboard|api/.test(one))).toEqual([]);

  await context.setOffline(true);
  await page.goto(`${theShop()}/product/angle-grinder-115-mm`);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expectAccessiblePage(page);
  await page.goto(`${theShop()}${path}`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Field kit' })).toBeVisible();
  await page.goto(`${theShop()}/quick-order`);
  await expect(main(page).getByLabel('Part number, row 1')).toBeVisible();
  await page.goto(`${theShop()}/blog`);
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  // The label of a bin opens the page in a new tab, as the camera app does.
  const tab = await context.newPage();
  await tab.goto(`${theShop()}${path}/scan?sku=NH-CW10`);
  // The notice moves the page: a button pressed meanwhile may be elsewhere at the end of the press.
  await expect(notice(tab)).toBeVisible();
  await main(tab).getByRole('button', { name: 'Order 12' }).click();
  await expect(main(tab).getByRole('status')).toContainText('kept until there is a network');

  await context.setOffline(false);
  await expect(main(tab).getByRole('heading', { name: 'Not sent yet' })).toBeHidden();
  await expect(notice(tab)).toBeHidden();
  await tab.close();
  await page.goto(`${theShop()}${path}`);
  await expect(main(page).getByText('Bin empty: 12 to be ordered')).toHaveCount(1);
  await expect(main(page).getByText(/Bin empty/)).toHaveCount(1);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await keptIn(page, 'personal ')).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${theShop()}${path}`);
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await expect(page.getByText('Field kit')).toHaveCount(0);
});

test('what a visitor types without a network stays, and is looked up when it is back', async ({
  page,
  context,
}) => {
  await page.goto(`${theShop()}/quick-order`);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await main(page).getByLabel('Part number, row 1').fill('TW-AG125');
  await main(page).getByLabel('Quantity, row 1').fill('2');
  await expect(main(page).getByRole('button', { name: 'Add 1 line to cart' })).toBeEnabled();
  await expectKept(page, 'pages ', '/quick-order');
  await page.reload();
  await expect(main(page).getByText('Angle Grinder, 125 mm')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(main(page).getByLabel('Part number, row 1')).toHaveValue('TW-AG125');
  await main(page).getByLabel('Part number, row 2').fill('NH-CW10');
  await main(page).getByLabel('Quantity, row 2').fill('4');
  await main(page).getByRole('button', { name: 'Add a row' }).click();
  await page.reload();
  await expect(main(page).getByLabel('Part number, row 2')).toHaveValue('NH-CW10');
  await expect(main(page).getByLabel('Quantity, row 1')).toHaveValue('2');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible();
  // Right after a cut, requests may still fail.
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(() => {
    const { fetch } = globalThis;
    let failures = 2;
    globalThis.fetch = (...request) =>
      failures-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...request);
  });
  await context.setOffline(false);
  await expect(main(page).getByRole('button', { name: 'Add 2 lines to cart' })).toBeEnabled();
  await expect(notice(page)).toBeHidden();
});

test('a new build removes at once what the one before has kept', async ({ page }) => {
  await page.goto(theShop());
  await expectKept(page, 'pages ', '/quick-order');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister();
    for (const name of ['pages old', 'files old', 'personal old 12'])
      await (await caches.open(name)).put('/left', new Response('left'));
  });
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => / old/.test(name))))
    .toEqual([]);
  await expectKept(page, 'pages ', '/');
});
