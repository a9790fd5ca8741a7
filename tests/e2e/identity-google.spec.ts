import { expect, test, type Page } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
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
import { expectAccessiblePage } from '../support/visitor';

const shop = shareGoogleShop();

/** Holds back the provider's address, so that the pop-up waits, until the returned function is called. */
async function holdAddress(page: Page): Promise<() => void> {
  let release = () => {};
  const opened = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/signin/google', async (route) => {
    await opened;
    await route.continue();
  });
  return () => release();
}

test('a pop-up of 500x600 signs in, and its opener opens the remembered page', async ({ page }) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  await shop.provider.next(newGooglePerson());
  const release = await holdAddress(page);
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (address, name, features) => {
      Object.assign(window, { asked: features });
      return open(address, name, features);
    };
  });
  await openLogin(page, shop);
  await expectAccessiblePage(page);
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  const popup = await opened;
  await expect(googleButton(page)).toBeDisabled();
  const features = await page.evaluate(() => (window as unknown as { asked: string }).asked);
  expect(features).toContain('width=500,height=600');
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  release();
  await expect(page).toHaveURL(`${shop.url}/cart`);
  await expect(accountButton(page)).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(browserErrors).toEqual([]);
});

test('where pop-ups are blocked, this window goes to Google and returns to the remembered page', async ({
  page,
}) => {
  const browserErrors = collectBrowserErrors(page);
  await shop.provider.next(newGooglePerson());
  await blockPopups(page);
  await openLogin(page, shop);
  await googleButton(page).click();
  await expect(page).toHaveURL(`${shop.url}/cart`);
  await expect(accountButton(page)).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test('an account is linked only if its email is verified, here and at Google', async ({ page }) => {
  test.slow();
  const known = await signUpPerson(shop.url, { verified: false });
  await shop.provider.next(newGooglePerson({ email: known.email }));
  await openLogin(page, shop);
  await googleButton(page).click();
  await expect(failure(page, 'whose address was never confirmed')).toBeVisible();
  await expectAccessiblePage(page);

  await theDatabase()
    .collection('users')
    .updateOne({ email: known.email }, { $set: { emailVerified: new Date() } });
  await shop.provider.next(newGooglePerson({ email: known.email, email_verified: false }));
  await googleButton(page).click();
  await expect(failure(page, 'Google has not confirmed this email address')).toBeVisible();

  await shop.provider.next(newGooglePerson({ email: known.email }));
  await googleButton(page).click();
  await expect(page).toHaveURL(`${shop.url}/cart`);
  await expect(accountButton(page, `Buyer ${known.email.split('@')[0]}`)).toBeVisible();
});

test('a person who cancels at Google or closes the pop-up gets a message and can try again', async ({
  page,
}) => {
  test.slow();
  await shop.provider.next(newGooglePerson({ refuses: true }));
  await openLogin(page, shop);
  await googleButton(page).click();
  await expect(failure(page, 'Google did not sign you in')).toBeVisible();

  const release = await holdAddress(page);
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  await (await opened).close();
  await expect(failure(page, 'The Google window was closed before you signed in')).toBeVisible();
  release();

  await shop.provider.next(newGooglePerson());
  await googleButton(page).click();
  await expect(page).toHaveURL(`${shop.url}/cart`);
});
