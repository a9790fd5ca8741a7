import { randomBytes } from 'node:crypto';
import { expect, test } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { pdfText } from '../support/read-pdf';
import { expectAccessiblePage, logIn, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

test('an admin makes a code, a buyer uses it, and mail, invoice and list of uses show it', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const shop = theShop();
  const code = `E2E-${randomBytes(4).toString('hex')}`.toUpperCase();
  const title = `Trade fair ${code}`;
  await logIn(page, shop, demoAdmin, '/dashboard/discounts');
  await main(page).getByRole('link', { name: 'New discount' }).click();
  await main(page).getByRole('textbox', { name: 'Name' }).fill(title);
  await main(page).getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await main(page).getByRole('textbox', { name: 'Percent' }).fill('120');
  await main(page).getByRole('checkbox', { name: 'Drills' }).check();
  await main(page).getByRole('textbox', { name: 'Minimum value of goods' }).fill('500');
  await main(page).getByRole('textbox', { name: 'Uses for each customer' }).fill('1');
  await main(page).getByRole('button', { name: 'Add discount' }).click();
  await expect(main(page).getByText('must be from 1 to 100 percent')).toBeVisible();
  await expectAccessiblePage(page);
  await main(page).getByRole('textbox', { name: 'Percent' }).fill('25');
  await main(page).getByRole('button', { name: 'Add discount' }).click();
  await expect(main(page).getByRole('link', { name: title })).toBeVisible();

  const buyer = await signUpPerson(shop);
  const buyerPage = await (await browser.newContext(project.use)).newPage();
  const browserErrors = collectBrowserErrors(buyerPage);
  await logIn(buyerPage, shop, buyer, '/productDetails/18-v-brushless-drill-driver-kit?color=Blue');
  const content = main(buyerPage);
  await content.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(buyerPage.getByText('18 V Brushless Drill Driver Kit added to your cart')).toBeVisible();
  await buyerPage.goto(`${shop}/cart`);
  await content.getByRole('textbox', { name: 'Discount code' }).fill('NO-SUCH');
  await content.getByRole('button', { name: 'Apply' }).click();
  await expect(content.getByText('There is no discount code NO-SUCH')).toBeVisible();
  await content.getByRole('textbox', { name: 'Discount code' }).fill(code);
  await content.getByRole('button', { name: 'Apply' }).click();
  await expect(content.getByText('add goods for $117.00 more')).toBeVisible();
  await expectAccessiblePage(buyerPage);
  await content.getByRole('button', { name: /^One step more/ }).click();
  await expect(content.getByText('-$191.50').first()).toBeVisible();
  await expectAccessiblePage(buyerPage);

  await content.getByRole('link', { name: 'Check out' }).click();
  await content.getByLabel('Street and number').fill('1 Foundry Street');
  await content.getByLabel('City').fill('Cleveland');
  await content.getByLabel('ZIP code').fill('44114');
  await content.getByLabel('State or province').selectOption('Ohio');
  await content.getByRole('button', { name: 'Save and continue' }).click();
  await content.getByRole('radio', { name: /^Express/ }).check();
  await content.getByRole('button', { name: 'Continue to payment' }).click();
  await content.getByRole('button', { name: /review/i }).click();
  // 2 x $383.00 less 25 %, express $34.90, Ohio 8 % on both: $574.50 + $34.90 + $48.75.
  await expect(content).toContainText('$658.15');
  await expectAccessiblePage(buyerPage);
  await content.getByRole('button', { name: /^Place order for \$658\.15/ }).click();
  await expect(buyerPage).toHaveURL(/\/dashboard\/myOrders\/HX-[0-9A-Z]{8}/);
  const [number] = /HX-[0-9A-Z]{8}/.exec(buyerPage.url())!;
  await expect(content).toContainText(`Discount: ${title} (${code})`);
  expect((await mailTo(buyer.email, new RegExp(number))).text).toContain(`Discount: ${title} (${code})`);
  const invoice = await buyerPage.request.get(`${shop}/api/orders/${number}/invoice`);
  expect(await pdfText(await invoice.body())).toContain(
    `Subtotal $766.00 Discount: ${title} (${code}) -$191.50 Delivery $34.90`,
  );
  expect(browserErrors).toEqual([]);

  await main(page).getByRole('link', { name: title }).click();
  await expect(main(page).getByRole('link', { name: number })).toBeVisible();
  await expect(main(page)).toContainText('$191.50');
  await expectAccessiblePage(page);
});
