import { expect, test, type Page, type Route } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { fillLogin, logIn, expectAccessiblePage, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const loading = (page: Page) => page.getByText('Loading your account…');
const profileMenu = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const ended = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your session has ended' });

/** Requests that wait until `release` is called. */
function gate() {
  let release = () => {};
  const opened = new Promise<void>((resolve) => (release = resolve));
  const requests: string[] = [];
  const hold = async (route: Route) => {
    requests.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await opened;
    await route.continue();
  };
  return { hold, release: () => release(), requests };
}

/** An access token of this person that expired long ago. */
const expiredToken = (email: string) =>
  `x.${Buffer.from(JSON.stringify({ email, exp: 1_000_000_000 })).toString('base64url')}.x`;

test('a protected page shows a loading state, and its header never offers the login meanwhile', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const person = await signUpPerson(theShop());
  await logIn(page, theShop(), person);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), expiredToken(person.email));
  const { hold, release } = gate();
  await page.route('**/api/me', hold);
  await page.route('**/api/user/*', hold);
  await page.addInitScript(() => {
    const seen = { login: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.login += document.querySelectorAll('header a[href^="/login"]').length;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${theShop()}/settings`);
  await expect(loading(page)).toBeAttached();
  await expect(main(page).getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await expect(profileMenu(page)).toBeHidden();
  release();
  await expect(profileMenu(page)).toBeVisible();
  await expect(loading(page)).not.toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { seen: { login: number } }).seen.login)).toBe(0);
  expect(browserErrors).toEqual([]);
});

test('two tabs share one renewal, and signing out in one signs the other out', async ({ page, context }) => {
  test.slow();
  const person = await signUpPerson(theShop());
  await logIn(page, theShop(), person, '/settings');
  const other = await context.newPage();
  await other.goto(`${theShop()}/settings`);
  for (const tab of [page, other]) await expect(loading(tab)).not.toBeAttached();
  const { hold, release, requests } = gate();
  await context.route('**/api/user/*', hold);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), expiredToken(person.email));
  for (const [tab, institute] of [
    [page, 'Ohio Tech'],
    [other, 'Akron Tech'],
  ] as const) {
    await main(tab).getByLabel('Institute').fill(institute);
    await main(tab).getByRole('button', { name: 'Save settings' }).click();
  }
  // The second tab waits for the lock while the first one's request is held.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);
  release();
  for (const tab of [page, other]) await expect(tab.getByText('Your settings are saved')).toBeVisible();
  expect(requests).toEqual([`PUT /api/user/${encodeURIComponent(person.email)}`]);
  const tokenIn = (tab: Page) => tab.evaluate(() => localStorage.getItem('accessToken'));
  expect(await tokenIn(page)).toBe(await tokenIn(other));

  await profileMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${theShop()}/`);
  await expect(other).toHaveURL(/\/login\?from=%2Fsettings/);
  await expect(ended(other)).toBeVisible();
  expect(await tokenIn(other)).toBeNull();
});

test('a session that ended on the server is reported, and logging in leads back', async ({ page }) => {
  test.slow();
  const person = await signUpPerson(theShop());
  await logIn(page, theShop(), person, '/settings');
  await theDatabase()
    .collection('users')
    .updateOne({ email: person.email }, { $inc: { sessionVersion: 1 } });
  await main(page).getByLabel('Institute').fill('Ohio Tech');
  await main(page).getByRole('button', { name: 'Save settings' }).click();
  await expect(ended(page)).toBeVisible();
  await expectAccessiblePage(page);
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${theShop()}/settings`);
});

test('a disabled person is signed out, and is told why when logging in again', async ({ page }) => {
  test.slow();
  const person = await signUpPerson(theShop());
  await logIn(page, theShop(), person, '/settings');
  await theDatabase()
    .collection('users')
    .updateOne({ email: person.email }, { $set: { disabledAt: new Date() } });
  await main(page).getByLabel('Institute').fill('Ohio Tech');
  await main(page).getByRole('button', { name: 'Save settings' }).click();
  await expect(ended(page)).toBeVisible();
  await fillLogin(page, person);
  await expect(page.getByRole('alert').filter({ hasText: 'This account has been disabled' })).toBeVisible();
});
