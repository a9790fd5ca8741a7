import { expect, test, type Page } from '../support/browser-test';
import { collectBrowserErrors, expectAccessible, expectNoOverflow } from '../support/axe';
import { signUpPerson, theDatabase } from '../support/factories';
import {
  accountButton,
  blockPopups,
  googleButton,
  shareGoogleShop,
  openLogin,
  failure,
  newGooglePerson,
} from '../support/google-shop';
import { theShop } from '../support/open-shop';
import type { GooglePerson } from '../support/openid';
import { logIn, expectAccessiblePage, mailTo, main } from '../support/visitor';

const shop = shareGoogleShop();

const user = (email: string) => theDatabase().collection('users').findOne({ email });

/** Moves this person's sign-in eleven minutes into the past. */
async function ageSignIn(email: string): Promise<void> {
  const { _id } = (await user(email))!;
  const long = { $set: { authenticatedAt: new Date(Date.now() - 660_000) } };
  await theDatabase()
    .collection('sessions')
    .updateMany({ userId: String(_id) }, long);
}

/** Opens the settings for a person who only uses Google and signed in eleven minutes ago. */
async function openSettings(page: Page): Promise<GooglePerson> {
  const me = newGooglePerson();
  await shop.provider.next(me);
  await openLogin(page, shop, '/settings');
  await googleButton(page).click();
  await expect(page).toHaveURL(`${shop.url}/settings`);
  await expect(accountButton(page)).toBeVisible();
  await ageSignIn(me.email);
  return me;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const confirmButton = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm with Google' });

async function requestEmailChange(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('New email').fill(email);
  await main(page).getByRole('button', { name: 'Send confirmation link' }).click();
}

test('a person with only Google deletes the account after confirming with Google, without signing out', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const me = await openSettings(page);
  await main(page).getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(confirmButton(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Password')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const opened = page.waitForEvent('popup');
  await confirmButton(page).click();
  const popup = await opened;
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await user(me.email)).toBeNull();
  expect(browserErrors).toEqual([]);
});

test('another Google account, or Cancel, confirms nothing; the right one continues the email change', async ({
  page,
}) => {
  test.slow();
  const me = await openSettings(page);
  const wanted = `new-${me.email}`;
  await requestEmailChange(page, wanted);
  const other = newGooglePerson();
  await shop.provider.next(other);
  await confirmButton(page).click();
  await expect(failure(page, 'That is another Google account')).toBeVisible();
  expect(await user(other.email)).toBeNull();

  await shop.provider.next({ ...me, refuses: true });
  await confirmButton(page).click();
  await expect(failure(page, 'Google did not confirm that it is you')).toBeVisible();
  await expectAccessible(page);

  await shop.provider.next(me);
  await confirmButton(page).click();
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: `We sent a link to ${wanted}` }),
  ).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const { _id } = (await user(me.email))!;
  expect(
    await theDatabase()
      .collection('sessions')
      .countDocuments({ userId: String(_id) }),
  ).toBe(1);
});

test('where pop-ups are blocked, this window goes to Google and returns to the same page', async ({
  page,
}) => {
  test.slow();
  await blockPopups(page);
  const me = await openSettings(page);
  await requestEmailChange(page, `new-${me.email}`);
  await shop.provider.next({ ...me, refuses: true });
  await confirmButton(page).click();
  await expect(page.getByRole('heading', { name: 'Not confirmed' })).toBeVisible();
  await expectAccessiblePage(page);
  await main(page).getByRole('link', { name: 'Go back' }).click();

  await requestEmailChange(page, `new-${me.email}`);
  await shop.provider.next(me);
  await confirmButton(page).click();
  await expect(main(page).getByRole('status')).toContainText('You have confirmed that it is you');
  await expectAccessiblePage(page);
  await main(page).getByRole('link', { name: 'Go back and finish' }).click();
  await expect(page).toHaveURL(`${shop.url}/settings`);
  await requestEmailChange(page, `new-${me.email}`);
  await expect(main(page).getByRole('status').filter({ hasText: 'We sent a link' })).toBeVisible();
});

test('a person with only Google can choose a password by mail, and then confirm with either', async ({
  page,
}) => {
  test.slow();
  const me = await openSettings(page);
  await main(page).getByRole('button', { name: 'Send me a link' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'We sent a link to' })).toBeVisible();
  const [link] = /http\S+resetPass\S+/.exec((await mailTo(me.email, /new password/i)).text)!;
  await page.goto(link);
  const password = 'a word of my own';
  await main(page).getByRole('textbox', { name: 'New password' }).fill(password);
  await main(page).getByRole('button', { name: 'Change password' }).click();
  await expect(main(page).getByRole('status')).toContainText('Your password has been changed');
  await logIn(page, shop.url, { email: me.email, password }, '/settings');
  await ageSignIn(me.email);
  await requestEmailChange(page, `new-${me.email}`);
  await expect(confirmButton(page)).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status').filter({ hasText: 'We sent a link' })).toBeVisible();
});

test('where the shop no longer offers Google, the dialog offers a link to choose a password', async ({
  page,
}) => {
  const { email, password } = await signUpPerson(theShop());
  await logIn(page, theShop(), { email, password }, '/settings');
  await ageSignIn(email);
  await theDatabase()
    .collection('users')
    .updateOne({ email }, { $set: { passwordHash: null } });
  await requestEmailChange(page, `new-${email}`);
  await expect(dialog(page)).toContainText('Your account has no password yet');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Send me a link' }).click();
  await expect(dialog(page).getByRole('status')).toContainText(`We sent a link to ${email}`);
  await mailTo(email, /new password/i);
});
