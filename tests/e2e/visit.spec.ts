import { randomBytes } from 'node:crypto';
import { expect, test } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, grantTerms, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { expectAccessiblePage, mailTo, main } from '../support/visitor';

test.use({ baseURL: undefined });
test.afterAll(closeTheDatabase);

test('a visitor finds a drill, signs up, verifies, buys it, and follows it until the admin ships it', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const shop = theShop();
  const browserErrors = collectBrowserErrors(page);
  const email = `visit-${project.name}-${randomBytes(4).toString('hex')}@customers.example`;

  await page.goto(shop);
  await expectAccessiblePage(page);
  await page
    .getByRole('combobox', { name: 'Search by name or part number' })
    .fill('18v brushless dril driver kit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\?q=/);
  await expectAccessiblePage(page);
  await main(page)
    .getByRole('link', { name: '18 V Brushless Drill Driver Kit', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${shop}/product/18-v-brushless-drill-driver-kit`);
  await expectAccessiblePage(page);

  await main(page).getByRole('link', { name: 'Choose: color' }).click();
  await main(page).getByRole('link', { name: 'Blue', exact: true }).click();
  await expect(main(page).getByRole('status')).toContainText('$383.00');
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('18 V Brushless Drill Driver Kit added to your cart')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  // The button of the message; visitor-cart.spec.ts opens the menu of the cart by keyboard.
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL(`${shop}/cart`);
  await expectAccessiblePage(page);
  await main(page).getByRole('link', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fpurchase/);
  await expectAccessiblePage(page);
  await main(page).getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expectAccessiblePage(page);
  await main(page).getByLabel('Name').fill('Ada Buyer');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('textbox', { name: 'Password' }).fill('nine bolts in a box');
  await main(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/welcome\?to=%2Fpurchase/);
  await expect(main(page).getByRole('status')).toContainText(email);
  await expectAccessiblePage(page);
  // What went into the cart before signing up came along.
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  const [link] = /http\S+verifyEmail\S+/.exec((await mailTo(email, /confirm/i)).text)!;
  await page.goto(link.replace(/^http:\/\/[^/]+/, shop));
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Confirm my email' }).click();
  await expect(main(page)).toContainText(/confirmed/i);
  // Staff let the buyer pay on invoice: an order by bank transfer would wait for its payment before it is confirmed.
  const account = await theDatabase().collection('users').findOne({ email });
  await grantTerms(account!._id.toHexString(), email);

  await page.goto(`${shop}/productDetails/18-v-brushless-drill-driver-kit`);
  await expectAccessiblePage(page);
  await main(page).getByRole('link', { name: 'Blue' }).click();
  await expect(main(page).getByText('$383.00')).toBeVisible();
  await main(page).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('18 V Brushless Drill Driver Kit added to your cart')).toBeVisible();
  // The message doesn't cover the cart, the next target.
  const cart = page.getByRole('button', { name: 'Cart, 2 items' });
  const { y, height } = (await cart.boundingBox())!;
  const message = page.locator('[data-sonner-toast]');
  await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  await cart.click();
  await expect(page.getByText('$766.00', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(`${shop}/cart`);
  await expect(main(page).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  await expect(page.getByText('18 V Brushless Drill Driver Kit added to your cart')).toBeHidden();
  await expectAccessiblePage(page);

  await main(page).getByRole('link', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/purchase/);
  await main(page).getByLabel('Street and number').fill('1 Foundry Street');
  await main(page).getByLabel('City').fill('Cleveland');
  await main(page).getByLabel('ZIP code').fill('44114');
  await main(page).getByLabel('State or province').selectOption('Ohio');
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Save and continue' }).click();
  await main(page)
    .getByRole('radio', { name: /^Express/ })
    .check();
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await main(page)
    .getByRole('radio', { name: /^Invoice/ })
    .check();
  await main(page)
    .getByLabel(/Purchase.order number/i)
    .fill('PO 4711');
  await expectAccessiblePage(page);
  await main(page)
    .getByRole('button', { name: /review/i })
    .click();
  // 2 x $383.00, express $34.90, Ohio 8 % on both: $766.00 + $34.90 + $64.07.
  await expect(main(page)).toContainText('$864.97');
  await expectAccessiblePage(page);
  await main(page)
    .getByRole('button', { name: /^Place order/ })
    .click();

  await expect(page).toHaveURL(/\/dashboard\/myOrders\/HX-[0-9A-Z]{8}/);
  const [number] = /HX-[0-9A-Z]{8}/.exec(page.url())!;
  await expect(main(page)).toContainText('Thank you for your order');
  await expectAccessiblePage(page);
  expect((await mailTo(email, new RegExp(number))).text).toContain('$864.97');
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  await page.goto(`${shop}/dashboard/myOrders`);
  await expect(
    main(page)
      .getByRole('link', { name: new RegExp(number) })
      .first(),
  ).toBeVisible();
  await expectAccessiblePage(page);

  const adminPage = await (await browser.newContext(project.use)).newPage();
  const adminBrowserErrors = collectBrowserErrors(adminPage);
  await adminPage.goto(`${shop}/login?from=/dashboard/manageOrder`);
  await main(adminPage).getByLabel('Email').fill(demoAdmin.email);
  await main(adminPage).getByRole('textbox', { name: 'Password' }).fill(demoAdmin.password);
  await main(adminPage).getByRole('button', { name: 'Login' }).click();
  await expect(adminPage).toHaveURL(`${shop}/dashboard/manageOrder`);
  await expectAccessiblePage(adminPage);
  await main(adminPage)
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(adminPage).toHaveURL(new RegExp(`manageOrder/${number}`));
  await expectAccessiblePage(adminPage);
  await main(adminPage)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await adminPage
    .getByRole('dialog')
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await main(adminPage).getByRole('button', { name: /ship/i }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel(/Tracking/).fill('Road 1Z 999');
  await dialog.getByRole('button', { name: /ship/i }).click();
  await expect(dialog).toBeHidden();
  await expect(main(adminPage)).toContainText('Shipped');

  await page.goto(`${shop}/dashboard/myOrders/${number}`);
  await expect(main(page)).toContainText('Shipped');
  await expect(main(page)).toContainText('Road 1Z 999');
  await mailTo(email, /shipped|on its way/i);

  expect(browserErrors).toEqual([]);
  expect(adminBrowserErrors).toEqual([]);
  await adminPage.context().close();
});
