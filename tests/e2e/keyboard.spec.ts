import { expect, test, type Page } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { enter, tabTo, typeInto } from '../support/keyboard';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { logIn } from '../support/visitor';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test.afterAll(closeTheDatabase);

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto(theShop());
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Shop Now' })).toBeFocused();
});

test('a purchase works by keyboard alone, and the focus is always visible', async ({ page }) => {
  test.slow();
  const shop = theShop();
  const browserErrors = collectBrowserErrors(page);
  const person = await signUpPerson(shop);

  await page.goto(shop);
  await enter(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop', exact: true }),
  );
  await expect(page).toHaveURL(`${shop}/shop`);
  const search = page.getByRole('combobox', { name: 'Search by name or part number' });
  await typeInto(page, search, 'FX-BD18K');
  const suggestion = page.getByRole('option', { name: /18 V Brushless Drill Driver Kit/ });
  await expect(suggestion).toBeVisible();
  while ((await suggestion.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop}/product/18-v-brushless-drill-driver-kit`);

  await enter(page, main(page).getByRole('link', { name: 'Blue', exact: true }));
  await page.goto(`${shop}/productDetails/18-v-brushless-drill-driver-kit?color=Blue`);
  await expect(page).toHaveURL(/\/login\?from=/);
  await typeInto(page, main(page).getByLabel('Email'), person.email);
  await typeInto(page, main(page).getByRole('textbox', { name: 'Password' }), person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/productDetails\/18-v-brushless-drill-driver-kit/);

  await enter(page, main(page).getByRole('link', { name: 'Blue' }));
  await expect(main(page).getByText('$383.00')).toBeVisible();
  await tabTo(page, button(page, 'More'));
  await page.keyboard.press('Space');
  await expect(main(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await enter(page, button(page, 'Add to Cart'));
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  // The button keeps the focus while it is pending; Tab at the end of the page continues at its start.
  await expect(button(page, 'Add to Cart')).toBeFocused();
  // The toast is a tab stop after the end of the page, and returns the focus when it is left. Its code is loaded with
  // the first one, which may take longer than the new number of the cart.
  await expect(page.getByText(/added to your cart/)).toBeVisible();
  await expect(page.getByText(/added to your cart/)).toBeHidden();
  await enter(page, page.getByRole('button', { name: 'Cart, 2 items' }));
  await enter(page, page.getByRole('link', { name: 'View cart' }));
  await expect(page).toHaveURL(`${shop}/cart`);
  await enter(page, main(page).getByRole('link', { name: 'Check out' }));

  await expect(page).toHaveURL(/\/purchase/);
  await typeInto(page, main(page).getByLabel('Street and number'), '1 Foundry Street');
  await typeInto(page, main(page).getByLabel('City'), 'Cleveland');
  await typeInto(page, main(page).getByLabel('ZIP code'), '44114');
  await typeInto(page, main(page).getByLabel('State or province'), 'Ohio');
  await enter(page, button(page, 'Save and continue'));
  await expect(main(page).getByRole('heading', { name: 'How should we send it?' })).toBeFocused();
  const deliveries = main(page).getByRole('radio');
  await tabTo(page, deliveries.first());
  await page.keyboard.press('ArrowDown');
  await expect(deliveries.nth(1)).toBeChecked();
  await enter(page, button(page, 'Continue to payment'));
  await typeInto(page, main(page).getByLabel(/Purchase.order number/i), 'PO 4711');
  await enter(page, button(page, /review/i));
  await enter(page, button(page, /^Place order/));
  await expect(page).toHaveURL(/\/dashboard\/myOrders\/HX-[0-9A-Z]{8}/);
  await expect(main(page)).toContainText('Thank you for your order');

  await enter(page, button(page, 'Cancel order'));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel order' }));
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('Cancelled');
  expect(browserErrors).toEqual([]);
});

test('the menu of a small window opens, links and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(theShop());
  // The account is in the header once the page's scripts run.
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Open menu' });
  await enter(page, opener);
  const drawer = page.getByRole('dialog', { name: 'menu' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, drawer.getByRole('link', { name: 'Blog' }));
  await expect(page).toHaveURL(`${theShop()}/blog`);
  await expect(drawer).toBeHidden();
});

test('an owner changes a setting of the shop by keyboard alone, and is led to what is wrong', async ({
  page,
}) => {
  await logIn(page, theShop(), demoAdmin, '/dashboard/shop/payment');
  const limit = main(page).getByRole('textbox', { name: /unpaid orders/i });
  const before = await limit.inputValue();
  await typeInto(page, limit, 'many');
  await enter(page, button(page, 'Save settings'));
  await expect(limit).toBeFocused();
  await expect(limit).toHaveAttribute('aria-invalid', 'true');
  for (const value of ['17', before]) {
    await typeInto(page, limit, value);
    await enter(page, button(page, 'Save settings'));
    await expect(button(page, 'Save settings')).toBeEnabled();
    await page.reload();
    await expect(limit).toHaveValue(value);
  }
});
