import { expect, test } from '../support/browser-test';
import { theShop } from '../support/open-shop';
import { main } from '../support/visitor';

test('a category is prefetched when the pointer reaches its link', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['rsc']) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(theShop());
  await page.waitForLoadState('networkidle');
  const link = page
    .getByRole('navigation', { name: 'Shop categories' })
    .getByRole('link', { name: 'Drills' });
  expect(asked).not.toContain('/shop/drills');
  await link.hover();
  await expect.poll(() => asked.filter((path) => path === '/shop/drills').length).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drills' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/shop'))).toEqual([]);
});

test('a product in the visible list is prefetched before its name is pressed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.headers()['rsc'])
      asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${theShop()}/shop/drills`);
  const link = main(page).getByRole('article').first().getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href'))!;
  // The page's code comes first, then its data.
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((pathname) => pathname === path).length).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  expect(asked.filter((pathname) => pathname === path)).toEqual([]);
});
