import { expect, test, type Page } from '@playwright/test';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

/** Holds back the pages' scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const forms = [
  { path: '/login', button: 'Login', typed: { Email: 'nia@example.org', Password: 'kept to ourselves' } },
  { path: '/signup', button: 'Sign up', typed: { Name: 'Nia', Email: 'n@example.org', Password: 'secret' } },
];

const formsOfCachedPages = [
  {
    path: '/forgetPass',
    button: /send|reset/i,
    typed: { Email: 'nia@example.org' },
    said: 'Successfully email send',
    sends: 1,
  },
  {
    path: '/contact?topic=product-request',
    button: 'Send message',
    typed: { Name: 'Nia', Message: 'Do you grind drills?' },
    said: 'Email is Required',
    sends: 0,
  },
  {
    path: '/',
    button: 'Email',
    typed: { 'Your email address': 'nia@example.org' },
    said: /Thank you|confirm/,
    sends: 1,
  },
];

for (const { path, button, typed } of forms) {
  test(`the form of ${path} reveals no typed text when it is submitted before hydration`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const release = await holdScripts(page);
    await page.goto(theShop() + path, { waitUntil: 'commit' });
    for (const [name, text] of Object.entries(typed))
      await main(page).getByRole('textbox', { name }).fill(text);
    await main(page).getByRole('button', { name: button }).click();
    await main(page)
      .getByRole('textbox', { name: Object.keys(typed)[0] })
      .press('Enter');
    release();
    await expect(page.getByText('Loading your account…')).not.toBeAttached();
    expect(page.url()).toBe(theShop() + path);
    for (const [name, text] of Object.entries(typed))
      await expect(main(page).getByRole('textbox', { name })).toHaveValue(text);
    expect(asked.filter((url) => url.includes('nia') || url.includes('secret'))).toEqual([]);
  });
}

for (const { path, button, typed, said, sends } of formsOfCachedPages) {
  test(`the form of ${path}, submitted before hydration, is sent once afterwards`, async ({ page }) => {
    const asked: string[] = [];
    const sent: string[] = [];
    page.on('request', (request) => {
      asked.push(request.url());
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const release = await holdScripts(page);
    // The first request renders the page; later ones get it from the cache.
    await page.request.get(theShop() + path);
    await page.goto(theShop() + path, { waitUntil: 'load' });
    for (const [name, text] of Object.entries(typed))
      await main(page).getByRole('textbox', { name }).fill(text);
    await main(page).getByRole('button', { name: button }).click();
    await main(page).getByRole('button', { name: button }).click();
    release();
    await expect(main(page).getByText(said).first()).toBeVisible();
    expect(page.url()).toBe(theShop() + path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('nia'))).toEqual([]);
    expect(sent).toHaveLength(sends);
    // By then, the page has applied the values from its address.
    await expect(page.getByRole('alert').filter({ hasText: 'Choose a topic' })).toHaveCount(0);
  });
}

test('a page that is never painted, as in a background tab, still gets its scripts', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class {
      static supportedEntryTypes = [];
      observe() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
  });
  await page.request.get(`${theShop()}/contact`);
  await page.goto(`${theShop()}/contact`);
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByText('Email is Required').first()).toBeVisible();
});

test('text typed into the settings before hydration is saved', async ({ page }) => {
  await logIn(page, theShop(), await signUpPerson(theShop()), '/settings');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await main(page).getByLabel('Degree').fill('Welding');
  await main(page).getByLabel('Gender').selectOption('female');
  release();
  await expect(page.getByText('Loading your account…')).not.toBeAttached();
  await main(page).getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  await page.reload();
  await expect(main(page).getByLabel('Degree')).toHaveValue('Welding');
  await expect(main(page).getByLabel('Gender')).toHaveValue('female');
});
