import { expect, test } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

test('a customer asks on a product’s page, the shop answers, and everybody reads it there', async ({
  page,
  browser,
}) => {
  test.slow();
  const shop = theShop();
  const errors = collectBrowserErrors(page);
  const path = '/product/heat-gun-1-600-w/questions';
  const text = `Does the nozzle of ${Date.now()} fit other makes?`;

  await page.goto(`${shop}/product/heat-gun-1-600-w`);
  await main(page).getByRole('link', { name: 'Ask a question about this product' }).click();
  await expectAccessiblePage(page);
  await expect(main(page).getByRole('link', { name: 'Log in to ask' })).toHaveAttribute(
    'href',
    `/login?from=${encodeURIComponent(path)}`,
  );
  await logIn(page, shop, await signUpPerson(shop), path);
  await main(page).getByRole('textbox', { name: 'Question' }).fill('Hm?');
  await main(page).getByRole('button', { name: 'Send question' }).click();
  await expect(main(page).getByText('at least 10 characters')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Question' }).fill(text);
  await main(page).getByRole('button', { name: 'Send question' }).click();
  await expect(main(page).getByText('A person reads it before it is shown here.')).toBeVisible();
  await expectAccessiblePage(page);

  const visitor = await browser.newPage();
  await visitor.goto(shop + path);
  await expect(main(visitor)).not.toContainText(text);

  const staff = await browser.newPage();
  await logIn(staff, shop, demoAdmin, '/dashboard/questions?status=open');
  const card = main(staff).getByRole('article').filter({ hasText: text });
  await card.getByRole('textbox', { name: 'Answer' }).fill('Any with a 33 mm collar.');
  await expectAccessiblePage(staff);
  await card.getByRole('button', { name: 'Answer and publish' }).click();
  await expect(card).toBeHidden();

  // The next visitor sees both, on the product's page and among all questions.
  for (const at of [path, '/product/heat-gun-1-600-w']) {
    await visitor.goto(shop + at);
    await expect(main(visitor)).toContainText(text);
    await expect(main(visitor)).toContainText('Any with a 33 mm collar.');
  }
  await visitor.goto(shop + path);
  const facts = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.filter((fact) => fact.includes('"QAPage"') && fact.includes(text))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('a page without questions says so to people and search engines', async ({ page }) => {
  await page.goto(`${theShop()}/product/bench-vise-125-mm/questions`);
  await expect(main(page)).toContainText('Nobody has asked yet');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).not.toContainEqual(
    expect.stringContaining('QAPage'),
  );
});
