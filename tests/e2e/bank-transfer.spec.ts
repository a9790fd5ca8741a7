import { expect, type Page, type Route, test } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

/** Holds the answers from addresses like this until the returned function is called, so that a page can be seen waiting. */
async function holdAnswers(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(address);
  };
}

test('a buyer orders by bank transfer, and the order is paid once staff import the statement', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const shop = theShop();
  const errors = collectBrowserErrors(page);
  const content = main(page);
  await logIn(page, shop, await signUpPerson(shop));
  await page.goto(`${shop}/productDetails/18-v-brushless-drill-driver-kit?color=Blue`);
  await content.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('added to your cart')).toBeVisible();
  await page.goto(`${shop}/purchase`);
  await content.getByLabel('Street and number').fill('1 Foundry Street');
  await content.getByLabel('City').fill('Cleveland');
  await content.getByLabel('ZIP code').fill('44114');
  await content.getByLabel('State or province').selectOption('Ohio');
  await content.getByRole('button', { name: 'Save and continue' }).click();
  await content.getByRole('button', { name: 'Continue to payment' }).click();
  await content.getByRole('radio', { name: /^Bank transfer/ }).check();
  await content.getByRole('button', { name: 'Review your order' }).click();
  await content.getByRole('button', { name: /^Place order/ }).click();
  const notice = content.getByRole('region', { name: /^Please transfer/ });
  await expect(notice).toContainText('Payment reference');
  await expectAccessiblePage(page);
  const text = (await notice.textContent())!;
  const reference = /RF\d\d HX[0-9A-Z]{2} [0-9A-Z]{4} [0-9A-Z]{2}/.exec(text)![0];
  const amount = /\$([\d,]+\.\d\d)/.exec(text)![1]!.replaceAll(',', '');
  const order = page.url();

  const staff = await (await browser.newContext(project.use)).newPage();
  await logIn(staff, shop, demoAdmin, '/dashboard/bank');
  const file = `When;How much;Who;What for\n2026-11-20;${amount};E2E buyer;${reference}\n`;
  const answer = await holdAnswers(staff, '**/api/bank/statements*');
  await main(staff)
    .getByLabel('Bank statement')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(main(staff).getByText('Reading the file')).toBeVisible();
  await expectAccessiblePage(staff);
  await answer();
  await expect(main(staff).getByText('Say which columns hold the date and the amount')).toBeVisible();
  const columns = { Date: 'When', Amount: 'How much', Name: 'Who', 'Reference text': 'What for' };
  for (const [label, title] of Object.entries(columns))
    await main(staff).getByLabel(label, { exact: true }).selectOption(title);
  await expect(main(staff).getByText('E2E buyer').first()).toBeVisible();
  await expectAccessiblePage(staff);
  await main(staff).getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(staff.getByText('1 assigned to orders')).toBeVisible();
  await staff.goto(`${shop}/dashboard/bank?q=${encodeURIComponent(amount)}+e2e&sort=-amount`);
  await expect(main(staff).getByText('E2E buyer')).toBeVisible();
  await expectAccessiblePage(staff);

  await page.goto(order.split('?')[0]!);
  await expect(content.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(notice).toBeHidden();
  expect(errors).toEqual([]);
});
