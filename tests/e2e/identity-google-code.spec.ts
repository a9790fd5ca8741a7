import { expect, test, type Page } from '../support/browser-test';
import { totpCode, totpStep } from '../../lib/auth/two-factor-codes';
import { collectBrowserErrors } from '../support/axe';
import { uniqueIpAddress, signUpPerson } from '../support/factories';
import {
  accountButton,
  blockPopups,
  googleButton,
  shareGoogleShop,
  openLogin,
  newGooglePerson,
} from '../support/google-shop';
import { Person } from '../support/people';
import { expectFieldError, expectAccessiblePage, main } from '../support/visitor';

const shop = shareGoogleShop();

/** Creates a person with two-factor sign-in and makes Google send them next; `code` is the next code of their app. */
async function createTwoFactorPerson() {
  const known = await signUpPerson(shop.url);
  const person = await new Person(shop.url, uniqueIpAddress()).signIn(known);
  const { json: offer } = await person.post<{ secret: string }>('/api/two-factor');
  // Each time step's code works once, and the step may end during typing: the code of the next step is valid in both.
  const code = (steps = 1) => totpCode(offer.secret, totpStep(new Date()) + steps);
  const on = await person.put<{ recoveryCodes: string[] }>('/api/two-factor', { code: code(0) });
  expect(on.status).toBe(200);
  await shop.provider.next(newGooglePerson({ email: known.email }));
  return { code, recoveryCodes: on.json.recoveryCodes };
}

const codeField = (page: Page) => main(page).getByLabel('Code');
const goOn = (page: Page) => main(page).getByRole('button', { name: 'Go on' });

/** Types a code into the form. Once the header knows that nobody is signed in, the form is hydrated too. */
async function fillCode(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await codeField(page).fill(code);
}

/** The signed-in person according to GET /api/me. */
const signedIn = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { person: unknown }).person);

/** Tries to continue without a code and with a wrong one: both fail. */
async function expectCodesRejected(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expectAccessiblePage(page);
  await goOn(page).click();
  await expectFieldError(page, codeField(page), 'Enter one code');
  await codeField(page).fill('000000');
  await page.keyboard.press('Enter');
  await expectFieldError(page, codeField(page), 'This code is not right');
  await expectAccessiblePage(page);
  expect(await signedIn(page)).toBeNull();
}

test('the pop-up asks for the code after Google: a wrong one is rejected, the right one signs in', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const { code } = await createTwoFactorPerson();
  await openLogin(page, shop);
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  const popup = await opened;
  await expectCodesRejected(popup);
  expect(page.url()).toContain('/login');
  await fillCode(popup, code());
  await popup.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/cart`);
  await expect(accountButton(page, /^Account of Buyer/)).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(browserErrors).toEqual([]);
});

test('where pop-ups are blocked, this window asks for the code and then opens the remembered page', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const { code } = await createTwoFactorPerson();
  await blockPopups(page);
  await openLogin(page, shop);
  await googleButton(page).click();
  await expectCodesRejected(page);
  await page.goto(`${shop.url}/profile`);
  await expect(page, 'nothing opens before the code').toHaveURL(/\/login/);
  await openLogin(page, shop);
  await googleButton(page).click();
  await fillCode(page, code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/cart`);
  await expect(accountButton(page, /^Account of Buyer/)).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test('a recovery code replaces the app, and closing the pop-up at the code signs nobody in', async ({
  page,
}) => {
  test.slow();
  const { recoveryCodes } = await createTwoFactorPerson();
  await openLogin(page, shop);
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  await expect(codeField(await opened)).toBeVisible();
  await (await opened).close();
  expect(await signedIn(page)).toBeNull();
  const again = page.waitForEvent('popup');
  await googleButton(page).click();
  await fillCode(await again, recoveryCodes[0]!);
  await goOn(await again).click();
  await expect(page).toHaveURL(`${shop.url}/cart`);
});
