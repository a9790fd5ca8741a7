import { expect, test, type Locator, type Page } from '@playwright/test';
import { complaintsOf, expectAccessible, expectNoOverflow } from '../support/axe';
import { theShop } from '../support/open-shop';

const main = (page: Page) => page.getByRole('main');
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search by name or part number' });

/** Presses Tab until the focus is on what is looked for: nobody who walks by keyboard may miss it. */
async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses < most; presses++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${target}`);
}

test('the search is worked by keyboard alone: suggestions, a part number, Escape', async ({ page }) => {
  const complaints = complaintsOf(page);
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
  expect(complaints).toEqual([]);
});

test('filters, views and the comparison are worked by keyboard alone', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await page.goto(`${theShop()}/shop/drills`);
  const fold = page.locator('#show-filters');
  if (await page.locator('label[for=show-filters]').isVisible()) {
    await tabTo(page, fold);
    await page.keyboard.press('Space');
  }
  const brand = main(page).getByRole('link', { name: /^Ferrox/ });
  await tabTo(page, brand);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/brand=Ferrox/);
  await expect(main(page).getByRole('link', { name: /^Ferrox \(chosen/ })).toBeAttached();
  await tabTo(page, main(page).getByRole('link', { name: 'Table' }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('table', { name: 'Items' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await tabTo(page, main(page).getByRole('link', { name: 'Grid' }));
  await page.keyboard.press('Enter');
  const boxes = main(page).getByRole('checkbox', { name: /^Compare / });
  await tabTo(page, boxes.nth(0));
  await page.keyboard.press('Space');
  await tabTo(page, boxes.nth(1));
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Comparison' });
  await expect(bar).toContainText('2 items to compare');
  await expectAccessible(page);
  await tabTo(page, bar.getByRole('link', { name: 'Compare' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?items=/);
  await expect(main(page).getByRole('columnheader')).toHaveCount(2);
  await tabTo(page, main(page).getByRole('link', { name: 'Show differences only' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/differences=1/);
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  // The list stands again as it was left.
  await expect(page).toHaveURL(/\/shop\/drills\?brand=Ferrox/);
  await expect(boxes.nth(0)).toBeChecked();
  expect(complaints).toEqual([]);
});
