import { expect, test, type Page } from '../support/browser-test';
import { expectNoOverflow } from '../support/axe';
import { theShop } from '../support/open-shop';
import { demoCustomer, Person } from '../support/people';

const main = (page: Page) => page.getByRole('main');

test('a phone keeps the total and the checkout button visible, and covers nothing at the end', async ({
  context,
  page,
}, { project }) => {
  await (await new Person(theShop()).signIn(demoCustomer)).signInTo(context);
  await page.goto(`${theShop()}/cart`);
  const checkOut = main(page).getByRole('link', { name: 'Check out' });
  const bar = page.locator('[data-foot-bar]');
  await expect(checkOut).toHaveCount(1);
  if (project.name !== 'phone') {
    await expect(bar).not.toHaveCSS('bottom', '0px');
    return;
  }
  await expect(main(page).getByRole('listitem').last()).not.toBeInViewport();
  await expect(checkOut).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('$999.00')).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const box = (await bar.boundingBox())!;
  const last = (await main(page).getByRole('listitem').last().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(box.y);
  expect(box.y + box.height).toBeLessThanOrEqual((await page.getByRole('contentinfo').boundingBox())!.y);

  // Reached by keyboard, no control of a line is covered by the bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const remove of await main(page)
    .getByRole('button', { name: /^Remove/ })
    .all()) {
    await remove.focus();
    const { y, height } = (await remove.boundingBox())!;
    const barNow = (await bar.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(barNow.y);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(bar).toHaveCSS('position', 'static');
});

test('the first screen of a list shows the name of the first two products on a phone', async ({ page }, {
  project,
}) => {
  if (project.name !== 'phone') return;
  for (const path of ['/shop', '/shop/drills']) {
    await page.goto(theShop() + path);
    const names = main(page).getByRole('article').getByRole('heading');
    await expect(names.nth(0)).toBeInViewport({ ratio: 1 });
    await expect(names.nth(1)).toBeInViewport({ ratio: 1 });
  }
});

test('a phone shows five whole products of a list at once, each of which can be ordered there', async ({
  page,
}, { project }) => {
  if (project.name !== 'phone') return;
  for (const path of ['/shop', '/shop/drills', '/shop?q=drill', '/shop?brand=Ferrox']) {
    await page.goto(theShop() + path);
    const cards = main(page).getByRole('article');
    await cards.first().evaluate((card) => card.scrollIntoView({ block: 'start' }));
    for (const index of [0, 1, 2, 3, 4]) {
      const card = cards.nth(index);
      await expect(card).toBeInViewport({ ratio: 1 });
      await expect(card.getByRole('heading')).toBeVisible();
      await expect(card).toContainText(/\$\d/);
      await expect(card).toContainText(/Available/);
      // One way to order it, and none for what is sold out.
      const order = card
        .getByRole('button', { name: /^Add to cart/ })
        .or(card.getByRole('link', { name: /^Choose/ }));
      await expect(order.or(card.getByRole('link', { name: /^View/ }))).toHaveCount(1);
    }
    await expectNoOverflow(page);
  }
});

test('the picture of a product in a list leads to the product', async ({ page }) => {
  await page.goto(`${theShop()}/shop/drills`);
  const card = main(page).getByRole('article').nth(1);
  const href = await card.getByRole('heading').getByRole('link').getAttribute('href');
  const { x, y, width, height } = (await card.locator('img').boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(theShop() + href);
});

test('on a phone each cell of a table names its column, on a desktop the head does', async ({ page }, {
  project,
}) => {
  await page.goto(`${theShop()}/shop/drills?view=table`);
  const price = main(page).getByRole('row').nth(1).getByRole('cell').last();
  const named = await price.evaluate((cell) => getComputedStyle(cell, '::before').content);
  if (project.name === 'phone') expect(named).toContain('Price');
  else expect(named).toBe('none');
  const { height } = (await main(page).getByRole('columnheader', { name: 'Price' }).boundingBox())!;
  expect(height > 1).toBe(project.name !== 'phone');
});
