import { expect, test } from '../support/browser-test';
import { MongoClient } from 'mongodb';
import { PostOffice } from '../integration/mail/smtp-test-server';
import { theSettings } from '../support/open-shop';
import { newSettings, seedShop, startShop, type Shop } from '../support/shop';
import { expectAccessiblePage, main } from '../support/visitor';

const postOffice = new PostOffice();
// A database of its own: this server would deliver the mails that other tests read in the outbox.
const settings = newSettings(theSettings().MONGODB_URI);
let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await seedShop(settings);
  shop = await startShop({ ...settings, SMTP_URL: await postOffice.open() });
});
test.afterAll(async () => {
  await shop.stop();
  await postOffice.close();
  const client = await MongoClient.connect(settings.MONGODB_URI);
  await client.db(settings.MONGODB_DB).dropDatabase();
  await client.close();
});

const mailTo = (email: string, subject: RegExp) =>
  postOffice.received.find(
    (mail) => subject.test(mail.subject ?? '') && [mail.to].flat().some((to) => to?.text === email),
  );

for (const width of [390, 1280])
  test(`a newcomer orders with a mailed code, without a password, at ${width}`, async ({ page }) => {
    const email = `newcomer-${width}@customers.example`;
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${shop.url}/product/bench-vise-125-mm`);
    // The login link is in the header once the page's scripts run.
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Bench Vise, 125 mm added to your cart')).toBeVisible();
    await page.goto(`${shop.url}/purchase`);
    await expect(page).toHaveURL(/\/login\?from=%2Fpurchase/);
    await main(page).getByRole('link', { name: 'Continue with a code by mail' }).click();
    await expect(page).toHaveURL(/\/mailCode\?from=%2Fpurchase/);
    await expectAccessiblePage(page);
    await main(page).getByLabel('Name').fill('Nora Newcomer');
    await main(page).getByLabel('Email').fill(email);
    await main(page).getByRole('button', { name: 'Send me a code' }).click();
    await expect(main(page).getByText(email)).toBeVisible();
    await expectAccessiblePage(page);
    await expect.poll(() => mailTo(email, /code/)).toBeDefined();
    const [, first, last] = /\b(\d{3}) (\d{3})\b/.exec(mailTo(email, /code/)!.text!)!;
    // Phones forget a page while the mail is read.
    await page.reload();
    const code = main(page).getByLabel('Code');
    await code.fill(first === '000' ? '111111' : '000000');
    await code.press('Enter');
    await expect(main(page).getByRole('alert')).toContainText('This code is not right');
    await code.fill(`${first} ${last}`);
    await code.press('Enter');
    await expect(page).toHaveURL(/\/purchase/);
    await main(page).getByLabel('Street and number').fill('1 Foundry Street');
    await main(page).getByLabel('City').fill('Cleveland');
    await main(page).getByLabel('ZIP code').fill('44114');
    await main(page).getByLabel('State or province').selectOption('Ohio');
    await main(page).getByRole('button', { name: 'Save and continue' }).click();
    await main(page).getByRole('button', { name: 'Continue to payment' }).click();
    await main(page)
      .getByRole('radio', { name: /transfer/i })
      .check();
    await main(page)
      .getByRole('button', { name: /review/i })
      .click();
    await main(page)
      .getByRole('button', { name: /^Place order/ })
      .click();
    await expect(page).toHaveURL(/\/dashboard\/myOrders\/HX-[0-9A-Z]{8}/);
    await page.goto(`${shop.url}/settings`);
    await expect(main(page)).toContainText('You sign in with Google or a code by mail');
  });
