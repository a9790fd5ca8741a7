import { expect, test, type Page } from '../support/browser-test';
import { collectBrowserErrors, expectAccessible, expectNoOverflow } from '../support/axe';
import { enter, tabTo } from '../support/keyboard';
import { theShop } from '../support/open-shop';
import { demoCustomer } from '../support/people';

const main = (page: Page) => page.getByRole('main');
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search by name or part number' });

test('the search works by keyboard alone: suggestions, a part number, Escape', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page);
  await page.goto(`${theShop()}/about`);
  await tabTo(page, searchBox(page));
  await page.keyboard.type('angle gri');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  const chosen = await searchBox(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${chosen}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(searchBox(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  const lastOption = list.getByRole('option').last();
  await expect(lastOption).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(searchBox(page)).toHaveValue('angle gri');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const first = await list.getByRole('option').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\?q=angle/);
  expect(first.toLowerCase()).toContain('angle grinder');

  await searchBox(page).fill('18-B5032');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(`${theShop()}/product/bench-vise-125-mm`);
  expect(browserErrors).toEqual([]);
});

test('filters, views and the comparison work by keyboard alone', async ({ page }) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  await page.goto(`${theShop()}/shop/drills`);
  const fold = page.locator('#show-filters');
  if (await page.locator('label[for=show-filters]').isVisible()) {
    await tabTo(page, fold);
    await page.keyboard.press('Space');
  }
  const brand = main(page).getByRole('link', { name: /^Ferrox/ });
  await enter(page, brand);
  await expect(page).toHaveURL(/brand=Ferrox/);
  await expect(main(page).getByRole('link', { name: /^Ferrox \(selected/ })).toBeAttached();
  await enter(page, main(page).getByRole('link', { name: 'Table' }));
  await expect(main(page).getByRole('table', { name: 'Products' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await enter(page, main(page).getByRole('link', { name: 'Grid' }));
  const boxes = main(page).getByRole('checkbox', { name: /^Compare / });
  await tabTo(page, boxes.nth(0));
  await page.keyboard.press('Space');
  await tabTo(page, boxes.nth(1));
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Comparison' });
  await expect(bar).toContainText('2 products to compare');
  await expectAccessible(page);
  await enter(page, bar.getByRole('link', { name: 'Compare' }));
  await expect(page).toHaveURL(/\/compare\?products=/);
  await expect(main(page).getByRole('columnheader')).toHaveCount(2);
  await enter(page, main(page).getByRole('link', { name: 'Show differences only' }));
  await expect(page).toHaveURL(/differences=1/);
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  // The list has its previous state again.
  await expect(page).toHaveURL(/\/shop\/drills\?brand=Ferrox/);
  await expect(boxes.nth(0)).toBeChecked();
  expect(browserErrors).toEqual([]);
});

test('a product is viewed and a variant chosen by keyboard alone', async ({ page }) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const slug = '18-v-brushless-drill-driver-kit';
  await page.goto(`${theShop()}/product/${slug}`);
  const pictures = main(page).getByRole('button', { name: /^Picture \d+ of/ });
  await enter(page, pictures.nth(1));
  await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await page.goto(`${theShop()}/login?from=/productDetails/${slug}`);
  await main(page).getByLabel('Email').fill(demoCustomer.email);
  await main(page).getByRole('textbox', { name: 'Password' }).fill(demoCustomer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${theShop()}/productDetails/${slug}`);
  const zoom = main(page).getByRole('button', { name: /^Zoom the picture/ });
  await enter(page, zoom);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(zoom).toBeFocused();

  await enter(page, main(page).getByRole('link', { name: 'Blue', exact: true }));
  await expect(page).toHaveURL(/color=Blue/);
  await expect(main(page).getByRole('link', { name: 'Blue', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const quantity = main(page).getByRole('textbox', { name: 'Quantity' });
  await enter(page, main(page).getByRole('button', { name: 'More', exact: true }));
  await expect(quantity).toHaveValue('2');
  await quantity.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0');
  await expect(main(page).getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('101');
  await expect(main(page).getByRole('link', { name: /quote/i })).toBeVisible();
  await expectAccessible(page);
  await enter(page, main(page).getByRole('link', { name: 'Additional info' }));
  await expect(page).toHaveURL(/\/additionalInfo\?color=Blue/);
  await expect(main(page).getByRole('table').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(browserErrors).toEqual([]);
});
