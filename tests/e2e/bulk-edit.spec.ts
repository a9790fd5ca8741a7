import { expect, test, type Page } from '../support/browser-test';
import { collectBrowserErrors, expectAccessible } from '../support/axe';
import { closeTheDatabase, theDatabase } from '../support/factories';
import { enter, tabTo, typeInto } from '../support/keyboard';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const pricesOf = async (category: string) => {
  const found = await theDatabase().collection('items').find({ category }).sort({ _id: 1 }).toArray();
  return found.map(({ variants }) => variants.map(({ price }: { price: number }) => price));
};

/** Chooses an option of a select by its first letters. */
async function pick(page: Page, label: string, typed: string) {
  await tabTo(page, page.getByRole('dialog').getByLabel(label, { exact: true }));
  await page.keyboard.type(typed);
}

test('all products of a category get new prices and a tag, and get them back, by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const complaints = collectBrowserErrors(page);
  // Each run of this test, on a desktop or a phone, has a category of its own.
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  const category = isPhone ? 'drills' : 'power-tools';
  const before = await pricesOf(category);
  await logIn(page, theShop(), demoAdmin, `/dashboard/manageProduct?category=${category}`);
  const all = main(page).getByRole('checkbox', { name: 'Choose all on this page' });
  await tabTo(page, all);
  await page.keyboard.press('Space');
  const rest = main(page).getByRole('button', { name: /^Choose all \d+ that match$/ });
  if (before.length > 25) await enter(page, rest);
  await expect(main(page).getByText(`${before.length} products chosen`)).toBeVisible();

  await enter(page, main(page).getByRole('button', { name: 'Edit together' }));
  await pick(page, 'Price', 'Change by p');
  await typeInto(page, page.getByRole('dialog').getByLabel('Percent'), '7.5');
  await pick(page, 'Rounding', 'Ending in .99');
  await pick(page, 'Safety', 'Add');
  await expectAccessible(page);
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Preview' }));

  await expect(page).toHaveURL(/\/dashboard\/manageProduct\/edits\/\w+$/);
  await expect(main(page).getByText('Price +7.5%, ending in .99; add tags Safety')).toBeVisible();
  const apply = main(page).getByRole('button', { name: /^Apply to \d+ products$/ });
  await expect(apply).toBeVisible();
  await expect(main(page).getByText('→').first()).toBeVisible();
  await expectAccessiblePage(page);
  expect(await pricesOf(category)).toEqual(before);

  await enter(page, apply);
  await expect(main(page).getByText('Applied', { exact: true })).toBeVisible();
  const after = await pricesOf(category);
  expect(after.flat().every((price) => price % 100 === 99)).toBe(true);
  expect(after.length).toBe(before.length);

  await enter(page, main(page).getByRole('button', { name: 'Undo', exact: true }));
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }));
  await expect(main(page).getByText('Undone', { exact: true }).first()).toBeVisible();
  expect(await pricesOf(category)).toEqual(before);

  await page.goto(`${theShop()}/dashboard/audit?kind=bulk-edit`);
  await expect(
    main(page)
      .getByRole('link', { name: /^Bulk edit of \d+ products$/ })
      .first(),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});
