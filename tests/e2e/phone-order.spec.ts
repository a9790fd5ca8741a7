import { randomBytes } from 'node:crypto';
import { expect, test } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, grantTerms, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { logIn, expectAccessiblePage, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

test('staff place an order by phone for a new customer and change it, with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const email = `caller-${randomBytes(4).toString('hex')}@callers.example`;
  await logIn(page, theShop(), demoAdmin, '/dashboard/manageOrder/new');
  const type = async (name: string | RegExp, text: string) => {
    await main(page).getByRole('textbox', { name }).focus();
    await page.keyboard.type(text);
  };
  await type('Name', 'Cal Caller');
  await type(/^Email/, email);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(`For Cal Caller (${email})`)).toBeVisible();
  const account = await theDatabase().collection('users').findOne({ email });
  await grantTerms(account!._id.toHexString(), email);

  await main(page).getByRole('searchbox', { name: 'Find a product' }).focus();
  await page.keyboard.type('drill driver');
  await expect(main(page).getByRole('list', { name: 'Found products' })).toBeVisible();
  await page.keyboard.press('Enter');
  const lines = main(page).getByRole('list', { name: 'Lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await type('Street and number', '1 Test Road');
  await type('City', 'Cleveland');
  await type(/^ZIP code/, '44114');
  await main(page)
    .getByRole('combobox', { name: /^State/ })
    .focus();
  await page.keyboard.type('Ohio');
  await type(/^Purchase order/, 'PO-CALL-1');
  await expect(main(page).getByText('Ohio sales tax')).toBeVisible();
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Place the order' }).focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/dashboard\/manageOrder\/HX-[0-9A-Z]{8}$/);
  await expect(main(page).getByText(`(shop) for Cal Caller (${email})`)).toBeVisible();
  await mailTo(email, /^Your order HX-/);
  await mailTo(email, /^Your customer account$/);

  await main(page).getByRole('link', { name: 'Change order' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/edit$/);
  const quantity = main(page).getByRole('textbox', { name: /^Quantity of/ });
  await quantity.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await expect(
    main(page)
      .getByText(/^3 × \$/)
      .first(),
  ).toBeVisible();
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Save the change' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/HX-[0-9A-Z]{8}$/);
  await expect(main(page).getByText('Order changed')).toBeVisible();
  await mailTo(email, /has changed$/);
  expect(browserErrors).toEqual([]);
});
