import { expect, test, type Page } from '../support/browser-test';
import { expectNoOverflow } from '../support/axe';
import { theShop } from '../support/open-shop';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shop categories' });

/** Ten more categories with long names, as in a larger shop. */
async function addCategories(page: Page): Promise<void> {
  await bar(page)
    .getByRole('list')
    .evaluate((list) => {
      for (let count = 1; count <= 10; count++) {
        const entry = list.firstElementChild!.cloneNode(true) as HTMLElement;
        entry.querySelector('a')!.textContent = `Hydraulics and pneumatics ${count}`;
        list.append(entry);
      }
    });
}

test('fifteen categories fit the header at 1024: one row, all reachable, with search and login in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(theShop());
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search by name or part number' });
  const before = { search: await search.boundingBox(), bar: await bar(page).boundingBox() };
  await addCategories(page);
  const links = bar(page).getByRole('link');
  await expect(links).toHaveCount(15);
  await expectNoOverflow(page);
  expect(await search.boundingBox()).toEqual(before.search);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await links.last().focus();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  const after = (await bar(page).boundingBox())!;
  // A scroll bar may take a few pixels; a second row would take forty.
  expect(after.height - before.bar!.height).toBeLessThan(20);
});
