import type { Cart } from '../../lib/cart/schema';
import { expect, test } from '../support/browser-test';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { expectAccessiblePage, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

// pages.spec.ts measures its pages at the other widths.
test('three cells of a matrix are filled by keyboard at 390 and go into the cart together', async ({
  page,
  context,
}) => {
  const person = await signInNewPerson(theShop());
  await person.signInTo(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${theShop()}/product/decking-screw-countersunk`);
  await expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible();
  const cell = (size: string) => main(page).getByRole('textbox', { name: `Quantity of ${size} mm` });
  await expect(cell('4.5 × 60')).toHaveCount(0);
  await cell('4.5 × 50').focus();
  await page.keyboard.type('2');
  // The cell below is sold out: the arrow passes it.
  await page.keyboard.press('ArrowDown');
  await expect(cell('4.5 × 70')).toBeFocused();
  await page.keyboard.type('9000');
  await page.keyboard.press('ArrowRight');
  await expect(cell('5.0 × 70')).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Nothing was added: 1 of 3 lines')).toBeVisible();
  await expect(cell('4.5 × 70')).toBeFocused();
  await expect(cell('4.5 × 70')).toHaveAccessibleDescription(/^At most/);
  await expectAccessiblePage(page);
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cart, 6 items' })).toBeVisible();
  await expect(cell('4.5 × 70')).toHaveValue('');
  const { json } = await person.get<Cart>('/api/cart');
  expect(new Map(json.lines.map(({ sku, quantity }) => [sku, quantity]))).toEqual(
    new Map([
      ['HS-DS45-50', 2],
      ['HS-DS45-70', 3],
      ['HS-DS50-70', 1],
    ]),
  );
});
