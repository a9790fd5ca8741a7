import { expect, test } from '../support/browser-test';
import { collectBrowserErrors, expectAccessible } from '../support/axe';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

test('an admin adds a tax rate for a tax category and tries it', async ({ page }) => {
  test.slow();
  const errors = collectBrowserErrors(page);
  const content = main(page);
  await logIn(page, theShop(), demoAdmin, '/dashboard/shop/taxes');
  await content.getByRole('button', { name: 'Add a tax rate' }).click();
  const added = content.getByRole('group', { name: /^tax rate/ }).last();
  await added.getByLabel('Country').fill('us');
  await added.getByLabel('State').fill('OH');
  await added.getByLabel('Name').fill('Reduced sales tax');
  await added.getByLabel('Percent').fill('2.5');
  await added.getByLabel('For').selectOption('Reduced');
  await content.getByRole('button', { name: 'Save settings' }).click();
  await expect(added.getByText('must be a two-letter country code')).toBeVisible();
  await expect(added.getByLabel('Country')).toBeFocused();
  await added.getByLabel('Country').fill('US');
  await content.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The shop’s settings are saved')).toBeVisible();

  const panel = content.getByRole('region', { name: 'Try it' });
  await panel.getByLabel('State').fill('OH');
  await panel.getByLabel('Tax category').selectOption('Reduced');
  await panel.getByRole('button', { name: 'Show the tax' }).click();
  await expect(panel.getByText('Tax: $2.50 (2.5% of $100.00)')).toBeVisible();
  await expect(
    panel.getByText('Reduced sales tax 2.5%, the rule for US OH, tax category reduced'),
  ).toBeVisible();
  await panel.getByLabel('Customer’s email').fill('nobody@nowhere.example');
  await panel.getByRole('button', { name: 'Show the tax' }).click();
  await expect(panel.getByText('No account has this email')).toBeVisible();
  await expect(panel.getByLabel('Customer’s email')).toBeFocused();
  await expectAccessiblePage(page);

  await expect(page.getByText('The shop’s settings are saved')).toBeHidden();
  await added.getByRole('button', { name: /^Remove tax rate/ }).click();
  await content.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The shop’s settings are saved')).toBeVisible();
  expect(errors).toEqual([]);
});

test('staff grant a certificate; its customer sees it, and saves a VAT ID', async ({ page, browser }, {
  project,
}) => {
  test.slow();
  const shop = theShop();
  const errors = collectBrowserErrors(page);
  const content = main(page);
  const customer = await signUpPerson(shop);
  const number = `E2E-${project.name}`;

  await logIn(page, shop, demoAdmin, '/dashboard/taxCertificates');
  await content.getByRole('button', { name: 'Add a certificate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Customer’s email').fill(customer.email);
  await dialog.getByLabel('Number').fill(number);
  await dialog.getByLabel('States').fill('oh');
  await dialog.getByLabel('Valid to').fill('2020-12-31');
  await dialog.getByRole('button', { name: 'Save certificate' }).click();
  await expect(dialog.getByText('must not be before the first day')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Valid to').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Save certificate' }).click();
  await expect(page.getByText('The certificate is saved')).toBeVisible();
  await content.getByLabel('Customer, email or number').fill(number);
  await content.getByRole('button', { name: 'Search' }).click();
  await expect(content.getByRole('row', { name: new RegExp(number) })).toContainText('Valid');
  await expectAccessiblePage(page);

  const own = await (await browser.newContext(project.use)).newPage();
  await logIn(own, shop, customer, '/settings');
  await expect(main(own).getByText(number)).toBeVisible();
  await main(own).getByLabel('VAT ID').fill('DE136695977');
  await main(own).getByRole('button', { name: 'Save VAT ID' }).click();
  await expect(main(own).getByText('Invalid: This is not a valid VAT ID')).toBeVisible();
  await main(own).getByLabel('VAT ID').fill('DE 136 695 976');
  await main(own).getByRole('button', { name: 'Save VAT ID' }).click();
  await expect(main(own).getByText('Valid format')).toBeVisible();
  await expectAccessiblePage(own);
  expect(errors).toEqual([]);
});
