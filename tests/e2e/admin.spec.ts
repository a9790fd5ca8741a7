import { randomBytes } from 'node:crypto';
import { expect, test } from '../support/browser-test';
import sharp from 'sharp';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { logIn, expectAccessiblePage, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

test('an admin adds a product with its picture, publishes it, and changes what visitors see', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const sku = `E2E-${randomBytes(4).toString('hex')}`.toUpperCase();
  const name = `Bench Anvil ${sku}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await logIn(page, theShop(), demoAdmin, '/dashboard/addProduct');
  await expectAccessiblePage(page);

  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#8899aa' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'anvil.png', mimeType: 'image/png', buffer: picture });
  await expect(main(page).locator('img[src*="images"]').first()).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await main(page)
    .getByRole('textbox', { name: /^Price/ })
    .first()
    .fill('249.50');
  await main(page).getByRole('textbox', { name: 'Description' }).fill('Forged, 20 kg, with a hardened face.');
  await main(page).getByRole('combobox', { name: 'Category' }).selectOption('Hand Tools');
  await main(page).getByRole('combobox', { name: 'Brand' }).fill('Nordhaven');
  await main(page).getByRole('textbox', { name: 'SKU', exact: true }).fill(sku);
  await main(page).getByRole('textbox', { name: 'Available quantity' }).fill('7');
  await main(page).getByRole('button', { name: 'Add Product', exact: true }).click();
  // A toast for the picture also says "added"; the emptied form proves that the product was added.
  await expect(main(page).getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await expect(page.getByText(/ added$/).last()).toBeVisible();

  await page.goto(`${theShop()}/product/${slug}`);
  await expect(main(page)).toContainText('$249.50');
  await expect(main(page)).toContainText('7 in stock');
  const shown = main(page).getByRole('img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`${theShop()}/dashboard/manageProduct?q=${sku}`);
  await expectAccessiblePage(page);
  await main(page)
    .getByRole('button', { name: /^Price.*Change$/ })
    .click();
  await main(page)
    .getByRole('textbox', { name: /^Price/ })
    .fill('199.00');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ updated$/).first()).toBeVisible();
  await page.goto(`${theShop()}/product/${slug}`);
  await expect(main(page)).toContainText('$199.00');
  expect(browserErrors).toEqual([]);
});

test('an admin makes another person an admin and takes the role away again', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page);
  const { email } = await signUpPerson(theShop());
  await logIn(page, theShop(), demoAdmin, '/dashboard/makeAdmin');
  await main(page).getByRole('searchbox').fill(email);
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expectAccessiblePage(page);
  await main(page)
    .getByRole('button', { name: `Make Admin: ${email}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make Admin' }).click();
  await expect(page.getByText('Successfully made an admin')).toBeVisible();
  await expect(main(page).getByRole('button', { name: `Make Admin: ${email}` })).toBeHidden();
  await main(page)
    .getByRole('button', { name: `Remove Admin: ${email}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Admin' }).click();
  await expect(main(page).getByRole('button', { name: `Make Admin: ${email}` })).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test('the save button of a long form is always visible and never covers the focused field', async ({
  page,
}) => {
  test.slow();
  await logIn(page, theShop(), demoAdmin, '/dashboard/addProduct');
  const name = main(page).getByRole('textbox', { name: 'Name', exact: true });
  const save = main(page).getByRole('button', { name: 'Add Product', exact: true });
  await name.focus();
  const covered: string[] = [];
  for (
    let steps = 0;
    steps < 80 && !(await save.evaluate((own) => own === document.activeElement));
    steps++
  ) {
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    covered.push(
      ...(await save.evaluate((own) => {
        const [bar, at] = [own.parentElement!, document.activeElement!];
        const { top, height } = at.getBoundingClientRect();
        // In a multi-line field the browser scrolls the current line into view.
        const isCovered = top + Math.min(height, 48) > bar.getBoundingClientRect().top;
        return isCovered && !bar.contains(at) ? [at.outerHTML.slice(0, 120)] : [];
      })),
    );
  }
  await expect(save).toBeFocused();
  expect(covered).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(main(page).getByRole('alert').first()).toBeInViewport({ ratio: 1 });
});

test('an unknown order or product shows a message within the dashboard, with a link back to the list', async ({
  page,
}) => {
  await logIn(page, theShop(), demoAdmin);
  for (const [path, back] of [
    ['/dashboard/manageOrder/HX-00000000', '/dashboard/manageOrder'],
    ['/dashboard/myOrders/HX-00000000', '/dashboard/myOrders'],
    ['/dashboard/manageProduct/000000000000000000000000', '/dashboard/manageProduct'],
  ] as const) {
    const response = await page.goto(theShop() + path);
    expect(response!.status()).toBe(404);
    await expect(page.locator('nav[aria-label="Dashboard"]')).toBeAttached();
    await expect(page).toHaveTitle(/^There is no such (order|product)/);
    await expectAccessiblePage(page);
    await main(page)
      .getByRole('link', { name: /^To (all|my|the) / })
      .click();
    await expect(page).toHaveURL(theShop() + back);
  }
});
