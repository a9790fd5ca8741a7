import { expect, test, type Page } from '@playwright/test';
import { closeTheDatabase, someoneSignsUp } from '../support/given';
import { theShop } from '../support/open-shop';
import { logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

/** Keeps the pages' scripts back until the returned function is called. */
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
  { path: '/forgetPass', button: /send|reset/i, typed: { Email: 'nia@example.org' } },
  { path: '/contact', button: 'Send message', typed: { Name: 'Nia', Message: 'Do you grind drills?' } },
  { path: '/', button: 'Email', typed: { 'Your e-mail address': 'nia@example.org' } },
];

for (const { path, button, typed } of forms) {
  test(`the form of ${path} tells nobody what was typed when it is sent before its script is there`, async ({
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

test('what is typed into the settings before their script is there is saved', async ({ page }) => {
  await logIn(page, theShop(), await someoneSignsUp(theShop()), '/settings');
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
