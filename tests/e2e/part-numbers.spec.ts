import { expect, test } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

test('a customer saves a number of their own, imports more, and finds products by them', async ({ page }) => {
  const shop = theShop();
  const errors = collectBrowserErrors(page);
  await logIn(page, shop, await signUpPerson(shop), '/dashboard/partNumbers');
  const content = main(page);
  await content.getByLabel('Our SKU').fill('TW-AG115');
  await content.getByLabel('Your part number').fill('Saw 77/1');
  await content.getByRole('button', { name: 'Save part number' }).click();
  await expect(content.getByRole('row', { name: /Saw 77\/1/ })).toContainText('Angle Grinder, 115 mm');
  await content.getByLabel('Our SKU').fill('FX-DD12-30');
  await content.getByLabel('Your part number').fill('saw-771');
  await content.getByRole('button', { name: 'Save part number' }).click();
  await expect(content.getByText('saw-771 is your number of TW-AG115 already')).toBeVisible();
  await expectAccessiblePage(page);

  await page.getByRole('link', { name: 'Import CSV' }).click();
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'numbers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('sku,number\nFX-DD12-30,DRL 5\nNO-SUCH,DRL 6\n'),
    });
  await expect(main(page)).toContainText('is not a SKU of this shop');
  await main(page)
    .getByRole('button', { name: /^Import/ })
    .click();
  await expect(page.getByText(/rows? imported/).first()).toBeVisible();

  await page.goto(shop);
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('drl5');
  await search.press('Enter');
  await expect(page).toHaveURL(`${shop}/product/12-v-drill-driver-30-nm`);
  await search.fill('12 mm');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/shop\?q=12/);
  expect(errors).toEqual([]);
});
