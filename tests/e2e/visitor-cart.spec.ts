import type { Cart } from '../../lib/cart/schema';
import { expect, test } from '../support/browser-test';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { expectAccessiblePage, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

// pages.spec.ts measures its pages at the other widths.
test('a visitor fills a cart by keyboard at 390, changes it, and finds it in the account', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${theShop()}/product/bench-vise-125-mm`);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const quantity = main(page).getByRole('spinbutton', { name: 'Quantity' });
  await quantity.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bench Vise, 125 mm added to your cart')).toBeVisible();
  await expectAccessiblePage(page);
  await page.goto(`${theShop()}/shop?q=bench+vise`);
  const listed = main(page).getByRole('spinbutton', { name: 'Quantity of Bench Vise, 125 mm' });
  await listed.fill('4');
  await listed.press('Enter');
  await expect(page).toHaveURL(/\/shop\?q=bench\+vise$/);
  const cart = page.getByRole('button', { name: 'Cart, 6 items' });
  await cart.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'View cart' }).press('Enter');
  await expect(page).toHaveURL(`${theShop()}/cart`);
  await expectAccessiblePage(page);
  const line = main(page).getByRole('textbox', { name: /^Quantity of/ });
  await line.fill('3');
  await line.press('Tab');
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  const person = await signInNewPerson(theShop());
  await person.signInTo(context);
  await page.goto(`${theShop()}/purchase`);
  await expect(main(page)).toContainText('Bench Vise');
  const { json } = await person.get<Cart>('/api/cart');
  expect(json.lines.map((each) => each.quantity)).toEqual([3]);
});
