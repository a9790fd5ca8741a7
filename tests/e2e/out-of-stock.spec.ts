import { expect, test } from '../support/browser-test';
import { closeTheDatabase, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { expectAccessiblePage, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

// pages.spec.ts measures its pages at the other widths.
test('a visitor is told of alternatives, dates and stock at 390', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  // More than is in stock of a product that another brand packs otherwise.
  await page.goto(`${theShop()}/product/flat-washer-m20-form-a`);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await main(page).getByRole('spinbutton', { name: 'Quantity' }).fill('99');
  const instead = page.getByRole('region', { name: 'Available instead' });
  await expect(instead).toContainText('Pack of 100 in place of 25');
  await main(page).getByRole('button', { name: 'When would it arrive?' }).click();
  const dates = page.getByRole('region', { name: 'Delivery date' });
  await dates.getByLabel('Quantity').fill('3');
  await dates.getByLabel('ZIP code').fill('44114');
  await dates.getByRole('button', { name: 'Show dates' }).click();
  await expect(dates.getByRole('status')).toContainText(/All 3, in stock.*Standard freight: \w+ \d+, \d{4}/);
  await expectAccessiblePage(page);
  // The place is remembered for the next product, which is out of stock.
  await page.goto(`${theShop()}/product/led-work-light-3-500-lm-magnetic-base`);
  await main(page).getByRole('button', { name: 'When would it arrive?' }).click();
  await expect(dates.getByRole('status')).toContainText('To 44114, United States');
  await main(page).getByRole('link', { name: 'Tell me when it is in stock' }).click();
  // The link of a cached page loads a new one, whose button does something once the header knows the visitor.
  await expect(main(page).getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const email = 'waits-390@plant.example';
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Tell me when it is in stock' }).click();
  await expect(main(page)).toContainText('Please check your inbox');
  await expectAccessiblePage(page);
  const outbox = theDatabase().collection<{ to: string; text: string }>('outbox');
  await expect.poll(() => outbox.countDocuments({ to: email })).toBe(1);
  const link = /\/stock-alerts\/confirm\?token=[\w-]+/.exec((await outbox.findOne({ to: email }))!.text)!;
  await page.goto(theShop() + link[0]);
  await main(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(main(page)).toContainText('Confirmed. We will write to you once');
});
