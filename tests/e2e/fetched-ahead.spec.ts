import { expect, test } from '@playwright/test';
import { theShop } from '../support/open-shop';
import { main } from '../support/visitor';

test('a product of the list in view is there before its name is pressed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.headers()['rsc'])
      asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${theShop()}/shop/drills`);
  const link = main(page).getByRole('article').first().getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href'))!;
  // First what its page is made of, then the page.
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((pathname) => pathname === path).length).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  expect(asked.filter((pathname) => pathname === path)).toEqual([]);
});
