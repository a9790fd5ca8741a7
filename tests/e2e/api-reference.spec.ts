// Not the shop's own test: it waits until React has every button of a page, and those of the reference are not React's.
import { expect, test } from '@playwright/test';
import { collectBrowserErrors, expectAccessible, expectNoOverflow } from '../support/axe';
import { theShop } from '../support/open-shop';

test('a developer finds a call, reads code for it, and makes it from the page', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== theShop())
      elsewhere.push(request.url());
  });
  const content = page.getByRole('main');

  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${theShop()}/api/docs`);
    await page.getByRole('link', { name: 'Try GET /api/item', exact: true }).click();
    await expect(content.getByRole('heading', { name: 'The published products, at most 200' })).toBeVisible();
    await expectAccessible(page);
  }

  await content.getByRole('button', { name: /open search/i }).click();
  await page.getByRole('combobox', { name: 'Enter search query' }).fill('api/variants');
  await page
    .getByRole('option', { name: /api.variants/i })
    .first()
    .click();
  await expect(page).toHaveURL(/#tag\/catalog\/GET\/api\/variants/);
  await page.goto(`${theShop()}/api/docs/try#tag/catalog/GET/api/item`);
  const call = content.getByRole('button', { name: /Test Request.*get.*\/api\/item/i });
  await expect(content.getByText(/^curl /).first()).toBeVisible();
  await content
    .getByRole('button', { name: /^Change code sample language/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Fetch' }).first().click();
  await expect(content.getByText(/fetch\(/).first()).toBeVisible();

  await call.click();
  await page.getByRole('button', { name: /^Send/ }).first().click();
  await expect(page.getByText('200 OK').first()).toBeVisible();
  await expect(page.getByRole('dialog').first()).toContainText('"sku": "FX-BD18K-YE"');
  await expectAccessible(page);
  expect(browserErrors).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('the reference fits phones and tablets, and without scripts a page with all calls is named', async ({
  page,
  browser,
}) => {
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${theShop()}/api/docs/try#tag/catalog/GET/api/item`);
    await expect(page.getByRole('button', { name: /Test Request/ }).first()).toBeVisible();
    await expect(page).toHaveTitle(/^Try the API/);
    await expectNoOverflow(page);
  }
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${theShop()}/api/docs/try`);
  await plain.getByRole('link', { name: 'All calls on one page' }).click();
  await expect(plain.getByRole('heading', { name: 'GET /api/item', exact: true })).toBeVisible();
  await plain.close();
});
