import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '../support/browser-test';
import { collectBrowserErrors, expectAccessible } from '../support/axe';
import { closeTheDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const text = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });

test('a seller of hoses adds a category with its own fields, and every part of the shop knows them', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const mark = randomBytes(3).toString('hex');
  const [hoses, bore, layer] = [`Hoses ${mark}`, `Bore ${mark}`, `Layer ${mark}`];
  const address = `hoses-${mark}`;
  const save = (name: string) => main(page).getByRole('button', { name, exact: true }).click();

  await logIn(page, theShop(), demoAdmin, '/dashboard/catalog');
  await main(page).getByRole('link', { name: 'New category' }).click();
  await text(page, 'Name').fill(hoses);
  await main(page).getByRole('combobox', { name: 'Below' }).selectOption('Accessories');
  await text(page, 'Text').fill('Hoses for air and water.');
  await save('Add category');
  await expect(main(page).getByRole('link', { name: hoses })).toBeVisible();

  for (const [name, values, unit] of [
    [bore, 'Number with a unit', 'mm'],
    [layer, 'Choice of texts', null],
  ] as const) {
    await page.goto(`${theShop()}/dashboard/catalog/fields/new`);
    await text(page, 'Name').fill(name);
    await main(page).getByRole('combobox', { name: 'Values' }).selectOption(values);
    if (unit) await text(page, 'Unit').fill(unit);
    else await text(page, 'Choices').fill('EPDM\nNBR');
    await main(page)
      .getByRole('checkbox', { name: `Accessories › ${hoses}` })
      .check();
    await save('Add field');
    await expect(main(page).getByRole('link', { name })).toBeVisible();
  }

  for (const [index, [size, value]] of (
    [
      ['13 mm', 'EPDM'],
      ['3/4 in', 'NBR'],
    ] as const
  ).entries()) {
    await page.goto(`${theShop()}/dashboard/addProduct`);
    await text(page, /^Name/).first().fill(`Hose ${mark} ${index}`);
    await text(page, /^Price/)
      .first()
      .fill('19.50');
    await text(page, 'Description').fill('Light and tough.');
    await main(page).getByRole('combobox', { name: 'Category' }).selectOption(`Accessories › ${hoses}`);
    await main(page).getByRole('combobox', { name: 'Brand' }).fill('Nordhaven');
    await text(page, 'SKU').first().fill(`HOSE-${mark}-${index}`);
    await text(page, `${bore} (mm)`).fill(size);
    await main(page).getByRole('combobox', { name: layer }).fill('Silk');
    await save('Add Product');
    await expect(main(page).getByRole('alert').filter({ hasText: 'EPDM, NBR' })).toBeVisible();
    await main(page).getByRole('combobox', { name: layer }).fill(value);
    await save('Add Product');
    await expect(text(page, /^Name/).first()).toHaveValue('');
  }

  await page.goto(`${theShop()}/shop/accessories`);
  await main(page).getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: hoses }).click();
  await expect(page).toHaveURL(`${theShop()}/shop/${address}`);
  await expect(main(page).getByText('Hoses for air and water.')).toBeVisible();
  await expect(main(page).getByText(bore).first()).toBeAttached();
  await main(page).getByText(layer).first().click();
  await main(page).getByRole('link', { name: /^NBR/ }).click();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await expect(main(page).getByRole('article')).toContainText(`Hose ${mark} 1`);
  await expectAccessible(page);

  await page.goto(`${theShop()}/compare?products=hose-${mark}-0,hose-${mark}-1`);
  await expect(main(page).getByRole('row', { name: new RegExp(`${bore}.*13 mm.*3/4 in`) })).toBeVisible();
  const sheet = await page.request.get(`${theShop()}/product/hose-${mark}-0/data-sheet.pdf`);
  expect(sheet.headers()['content-type']).toBe('application/pdf');

  // Renamed: the old address leads to the new one, where the products are.
  await page.goto(`${theShop()}/dashboard/catalog/categories/${address}`);
  await text(page, 'Name').fill(`Tubes ${mark}`);
  await text(page, 'Address').fill(`tubes-${mark}`);
  await save('Save');
  await expect(main(page).getByRole('link', { name: `Tubes ${mark}` })).toBeVisible();
  await page.goto(`${theShop()}/shop/${address}`);
  await expect(page).toHaveURL(`${theShop()}/shop/tubes-${mark}`);
  await expect(main(page).getByRole('article')).toHaveCount(2);

  // Removed: its products go where the admin says.
  await page.goto(`${theShop()}/dashboard/catalog/categories/tubes-${mark}`);
  await save('Remove category');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('alert')).toContainText('its 2 products go');
  await dialog.getByRole('combobox').selectOption('Accessories');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(`${theShop()}/dashboard/catalog`);
  await page.goto(`${theShop()}/shop/${address}`);
  await expect(page).toHaveURL(`${theShop()}/shop/accessories`);
  expect(browserErrors).toEqual([]);
});

test('categories are put in order with the mouse, and stay so', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page);
  const mark = randomBytes(3).toString('hex');
  const names = [`Clamps ${mark}`, `Vises ${mark}`];
  await logIn(page, theShop(), demoAdmin, '/dashboard/catalog');
  for (const name of names) {
    await main(page).getByRole('link', { name: 'New category' }).click();
    await text(page, 'Name').fill(name);
    await main(page).getByRole('combobox', { name: 'Below' }).selectOption('Accessories');
    await main(page).getByRole('button', { name: 'Add category', exact: true }).click();
    await expect(main(page).getByRole('link', { name })).toBeVisible();
  }
  const rows = main(page).getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveText(names.map((name) => new RegExp(name)));
  await rows.nth(1).dragTo(rows.nth(0));
  const moved = names.toReversed().map((name) => new RegExp(name));
  await expect(rows).toHaveText(moved);
  await page.reload();
  await expect(rows).toHaveText(moved);
  expect(browserErrors).toEqual([]);
});
