import { expect, test } from '@playwright/test';
import { complaintsOf, expectAccessible, expectNoOverflow } from '../support/axe';
import { theShop } from '../support/open-shop';
import { demoCustomer } from '../support/people';
import { pageAccess } from '../support/rights';

const pathsOf = (...kinds: string[]) =>
  Object.values(pageAccess).flatMap(([path, access]) => (kinds.includes(access) ? [path] : []));

test('every public page is accessible, fits the screen and runs without a complaint', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  for (const path of [...pathsOf('public', 'door'), '/no-such-page']) {
    await page.goto(theShop() + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page, path).toHaveTitle(/.{4,}/);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  expect(complaints).toEqual([]);
});

test('every page of a customer is accessible, fits the screen and runs without a complaint', async ({
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  await page.goto(`${theShop()}/login`);
  await page.getByRole('main').getByLabel('Email').fill(demoCustomer.email);
  await page.getByRole('main').getByRole('textbox', { name: 'Password' }).fill(demoCustomer.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 8 items' })).toBeVisible();
  for (const path of pathsOf('account')) {
    await page.goto(theShop() + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  expect(complaints).toEqual([]);
});
