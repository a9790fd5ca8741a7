import { expect, test } from '../support/browser-test';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { main } from '../support/visitor';

type Cart = { lines: { sku: string; quantity: number }[] };

test.afterAll(closeTheDatabase);

test('a list typed by keyboard alone, with a mistyped number, ends in the cart', async ({
  page,
  context,
}) => {
  const person = await signInNewPerson(theShop());
  await person.signInTo(context);
  await page.goto(`${theShop()}/quick-order`);
  // The account is in the header once the page's scripts run.
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const { keyboard } = page;
  await main(page).getByLabel('Part number, row 1').focus();
  for (const [part, quantity] of [
    ['tw ag125', '2'],
    ['NH-CW1O', '4'],
    ['FX-DD18-4', '1'],
  ] as const) {
    await keyboard.type(part);
    await keyboard.press('Tab');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(quantity);
    await keyboard.press('Enter');
  }
  await expect(main(page).getByLabel('Part number, row 4')).toBeFocused();
  const choice = main(page).getByRole('button', { name: /^Use FX-DD18-45/ });
  await choice.focus();
  await keyboard.press('Enter');
  const add = main(page).getByRole('button', { name: 'Add 3 lines to cart' });
  await add.focus();
  await keyboard.press('Enter');
  await expect(page.locator('[data-sonner-toast]').first()).toContainText('3 lines added to your cart');
  const { json } = await person.get<Cart>('/api/cart');
  expect(json.lines.map(({ sku, quantity }) => [sku, quantity]).sort()).toEqual([
    ['FX-DD18-45', 1],
    ['NH-CW10', 4],
    ['TW-AG125', 2],
  ]);
});

test('a list pasted into a row by a visitor goes into their cart, and into their account when they sign in', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${theShop()}/quick-order`);
  // The login link is in the header once the page's scripts run.
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await main(page)
    .getByLabel('Part number, row 1')
    .evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Part\tQty\nTW-AG125\t3\nHB-M8-40\t2\nnot-a-part-99\t1');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  await main(page).getByRole('button', { name: 'Add 2 lines to cart' }).click();
  await expect(page.locator('[data-sonner-toast]').first()).toContainText('2 lines added to your cart');
  // What could not be ordered stays.
  await expect(main(page).getByLabel('Part number, row 1')).toHaveValue('not-a-part-99');
  const person = await signInNewPerson(theShop());
  await person.signInTo(context);
  await page.goto(`${theShop()}/cart`);
  await expect(page.getByRole('button', { name: 'Cart, 5 items' })).toBeVisible();
  const { json } = await person.get<Cart>('/api/cart');
  expect(json.lines.map(({ sku, quantity }) => [sku, quantity]).sort()).toEqual([
    ['HB-M8-40', 2],
    ['TW-AG125', 3],
  ]);
});
