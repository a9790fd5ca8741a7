import { expect, test, type Page } from '../support/browser-test';
import { startStripeDouble, type StripeDouble } from '@hexbolt/stripe-double/server';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson, theDatabase } from '../support/factories';
import { keyboard, pointer, type Hands } from '../support/hands';
import { theSettings } from '../support/open-shop';
import { startShop, type Shop } from '../support/shop';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

const webhookSecret = 'whsec_0123456789abcdef0123456789';
let stripe: StripeDouble;
let shop: Shop;

test.beforeAll(async () => {
  stripe = await startStripeDouble();
  const keys = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
  };
  shop = await startShop({ ...theSettings(), ...keys });
  stripe.sendWebhooksTo(`${shop.url}/api/payments/stripe/webhook`, webhookSecret);
});
test.afterAll(async () => {
  await shop.stop();
  await stripe.stop();
  await closeTheDatabase();
});

/** Chooses card at checkout and goes to the hosted page; returns the order's number. */
async function orderByCard(page: Page, { press, type, choose }: Hands = pointer): Promise<string> {
  const content = main(page);
  const button = (name: string | RegExp) => press(page, content.getByRole('button', { name }));
  await page.goto(`${shop.url}/productDetails/18-v-brushless-drill-driver-kit?color=Blue`);
  await button('Add to Cart');
  await expect(page.getByText('added to your cart')).toBeVisible();
  await page.goto(`${shop.url}/purchase`);
  if (await content.getByLabel('Street and number').isVisible()) {
    await type(page, content.getByLabel('Street and number'), '1 Foundry Street');
    await type(page, content.getByLabel('City'), 'Cleveland');
    await type(page, content.getByLabel('ZIP code'), '44114');
    await choose(page, content.getByLabel('State or province'), 'Ohio');
    await button('Save and continue');
  } else await button('Deliver here');
  await button('Continue to payment');
  await expect(content.getByRole('radio', { name: /^Card/ })).toBeChecked();
  await expect(content.getByRole('note')).toContainText('no money moves');
  await expectAccessiblePage(page);
  await button('Review your order');
  await button(/^Place order and pay/);
  await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);
  const [number] = /HX-[0-9A-Z]{8}/.exec((await page.getByRole('heading').textContent())!)!;
  return number;
}

async function payWith(page: Page, card: string, { press, type }: Hands = pointer): Promise<void> {
  await type(page, page.getByLabel('Card number'), card);
  await press(page, page.getByRole('button', { name: /^Pay/ }));
}

test('a buyer pays by card: with 3-D Secure, after a decline, and with the tab closed after the payment', async ({
  page,
}) => {
  test.slow();
  const buyer = await signUpPerson(shop.url);
  const errors = collectBrowserErrors(page);
  await logIn(page, shop.url, buyer);

  await orderByCard(page);
  await payWith(page, '4000 0027 6000 3184');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(main(page)).toContainText('Thank you for your order');
  await expect(main(page)).toContainText('Authorized');
  await expectAccessiblePage(page);
  expect(errors).toEqual([]);

  const declined = await orderByCard(page);
  await payWith(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText('Your card was declined');
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(main(page)).toContainText('You have left the payment page');
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Pay now' }).click();
  await payWith(page, '4242 4242 4242 4242');
  await expect(main(page)).toContainText('Thank you for your order');
  await expect(page).toHaveURL(new RegExp(declined));

  const closed = await orderByCard(page);
  const [session] = Object.values(stripe.state.sessions).filter(({ name }) => name.includes(closed));
  await page.close();
  expect(stripe.pay(session!.id)).toBeNull();
  const stateOf = async () =>
    (await theDatabase().collection('orders').findOne({ number: closed }))?.payment.state as string;
  await expect.poll(stateOf).toBe('authorized');
});

test('a buyer pays by card, by keyboard alone', async ({ page }) => {
  test.slow();
  const errors = collectBrowserErrors(page);
  await logIn(page, shop.url, await signUpPerson(shop.url));
  const number = await orderByCard(page, keyboard);
  await payWith(page, '4242 4242 4242 4242', keyboard);
  await expect(page).toHaveURL(new RegExp(`/dashboard/myOrders/${number}`));
  await expect(main(page)).toContainText('Thank you for your order');
  await expect(main(page)).toContainText('Authorized');
  expect(errors).toEqual([]);
});
