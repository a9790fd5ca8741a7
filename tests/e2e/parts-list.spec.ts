import { expect, test } from '../support/browser-test';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { expectAccessiblePage, main } from '../support/visitor';
import { workbook } from '../support/workbook';

type Cart = { lines: { sku: string; quantity: number }[] };

test.afterAll(closeTheDatabase);

// pages.spec.ts measures its pages at the other widths.
test('at 1280: a parts list is uploaded, one substitution refused and one change accepted, and the saving is in the cart', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const person = await signInNewPerson(theShop());
  await person.signInTo(context);
  await page.goto(`${theShop()}/quick-order`);
  await main(page)
    .getByRole('link', { name: /parts list/ })
    .click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Parts list' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const cells = (...all: string[]) =>
    `<row>${all.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
  const rows = [
    cells('Part number', 'Qty', 'Unit'),
    cells('HW-M20', '100', 'pcs'),
    cells('HB-M5-16', '19', 'packs'),
  ].join('');
  await main(page)
    .getByLabel('Choose an Excel or CSV file')
    .setInputFiles({ name: 'parts.xlsx', mimeType: 'application/zip', buffer: workbook(rows) });
  await main(page).getByRole('button', { name: 'Take the proposed quantities of 1 line' }).click();
  await main(page).getByRole('button', { name: 'Find the best cart' }).click();
  const lines = main(page).getByRole('list', { name: 'Lines of the best cart' });
  const washers = lines.getByRole('checkbox', { name: /^Replace HW-M20 by TW-FW20/ });
  const more = lines.getByRole('checkbox', { name: /^Take 20 packs of HB-M5-16, more than needed/ });
  await expect(washers).not.toBeChecked();
  await expect(more).not.toBeChecked();
  await expect(lines.getByRole('listitem').first()).toContainText('Cart: 4 packs × HW-M20 ($39.60)');
  await expect(main(page).getByText('This cart is the list as it is')).toBeVisible();
  await main(page).getByLabel('ZIP code').fill('44114');
  await main(page).getByRole('button', { name: 'Count delivery in' }).click();
  await expect(main(page).getByText('$12.90 by Standard freight')).toBeVisible();
  await washers.check();
  await expect(main(page).getByText('You save $9.70.')).toBeVisible();
  await expect(lines.getByRole('listitem').first()).toContainText('TW-FW20 ($29.90)');
  await expectAccessiblePage(page);
  // Taken back, it is gone from the cart.
  await washers.uncheck();
  await expect(lines.getByRole('listitem').first()).toContainText('Cart: 4 packs × HW-M20');
  await washers.check();
  await expect(main(page).getByText('You save $9.70.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Add 2 lines to cart' }).click();
  await expect(page.locator('[data-sonner-toast]').first()).toContainText('2 lines added to your cart');
  const { json } = await person.get<Cart>('/api/cart');
  expect(json.lines.map(({ sku, quantity }) => [sku, quantity]).sort()).toEqual([
    ['HB-M5-16', 19],
    ['TW-FW20', 1],
  ]);
});
