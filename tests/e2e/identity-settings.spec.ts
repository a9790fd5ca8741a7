import { expect, test, type Browser, type Page } from '../support/browser-test';
import { collectBrowserErrors, expectAccessible, expectNoOverflow } from '../support/axe';
import { closeTheDatabase, signUpPerson, type NewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { expectAccessiblePage, fillLogin, logIn, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });

test('all settings are saved, and the profile shows them', async ({ page }) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  await logIn(page, theShop(), await signUpPerson(theShop()), '/settings');
  await expect(field(page, 'Gender')).toHaveValue('');
  await expect(main(page).getByRole('textbox', { name: 'Email', exact: true })).toBeDisabled();
  const given = {
    Phone: '+1 216 555 0100',
    Facebook: 'https://facebook.com/nia',
    Twitter: 'https://x.com/nia',
    LinkedIn: 'https://linkedin.com/in/nia',
    GitHub: 'https://github.com/nia',
    Institute: 'Ohio Tech',
    Degree: 'Welding',
    Graduation: '2019-06-30',
    Bio: 'I build bridges.',
  };
  for (const [name, value] of Object.entries(given)) await field(page, name).fill(value);
  await main(page).getByLabel('Name').fill('Nia Okafor');
  await main(page).getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Nia Okafor' })).toBeVisible();
  await page.reload();
  for (const [name, value] of Object.entries(given)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, 'Gender')).toHaveValue('');
  await page.goto(`${theShop()}/profile`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Nia Okafor' })).toBeVisible();
  const shown = ['facebook.com/nia', 'x.com/nia', 'linkedin.com/in/nia', 'github.com/nia', 'Jun 30, 2019'];
  for (const text of [...shown, '+1 216 555 0100', 'Ohio Tech', 'Welding', 'I build bridges.'])
    await expect(main(page)).toContainText(text);
  await expectAccessiblePage(page);
  expect(browserErrors).toEqual([]);
});

/** A picture of 600 by 300 with a red left half and a blue right half. */
async function createTwoColorPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 300 });
    const context = canvas.getContext('2d')!;
    for (const [left, color] of [
      [0, 'rgb(255, 0, 0)'],
      [300, 'rgb(0, 0, 255)'],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(left, 0, 300, 300);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

/** The color in the middle of the preview: "red", "blue", or "none" before it is drawn. */
const previewed = (page: Page, at: number) =>
  page.getByRole('img', { name: 'Preview of your picture' }).evaluate((canvas, part) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const context = (canvas as HTMLCanvasElement).getContext('2d')!;
    const [red = 0, , blue = 0, alpha = 0] = context.getImageData(width * part, height / 2, 1, 1).data;
    return alpha === 0 ? 'none' : red > blue ? 'red' : 'blue';
  }, at);

test('a picture is previewed, cropped, saved, shown in the header and on the profile, and removed', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  await logIn(page, theShop(), await signUpPerson(theShop()), '/settings');
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await createTwoColorPicture(page) };
  await main(page).getByLabel('Picture', { exact: true }).setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Cut your picture' });
  await expect(dialog).toBeVisible();
  expect([await previewed(page, 0.25), await previewed(page, 0.75)]).toEqual(['red', 'blue']);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByLabel('Left to right').fill('1');
  expect(await previewed(page, 0.25)).toBe('blue');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Your picture is saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  const own = main(page).getByRole('img', { name: /^Picture of Buyer/ });
  await expect(own).toHaveJSProperty('complete', true);
  await page.goto(`${theShop()}/profile`);
  await expect(own).toBeVisible();
  await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: /^Account of/ }).locator('img')).toBeVisible();
  await page.goto(`${theShop()}/settings`);
  await main(page).getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Your picture is removed')).toBeVisible();
  await expect(own).toHaveCount(0);
  expect(browserErrors).toEqual([]);
});

/** Signs in with the form and so by the browser itself, which the list of devices names, and opens the page `path`. */
async function logInHere(page: Page, person: NewPerson, path: string): Promise<void> {
  await page.goto(`${theShop()}/login?from=${encodeURIComponent(path)}`);
  await fillLogin(page, person);
  await expect(page).toHaveURL(theShop() + path);
}

/** Another browser in which the person is signed in. */
async function elsewhere(browser: Browser, person: NewPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInHere(page, person, '/profile');
  return page;
}

test('the devices are listed with their times; one is signed out, then all others', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await signUpPerson(theShop());
  const others = [await elsewhere(browser, person), await elsewhere(browser, person)];
  await logInHere(page, person, '/settings');
  const devices = main(page).getByRole('listitem').filter({ hasText: 'Signed in' });
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(devices.first()).toContainText(
    /Chrome on (Linux|Android).*Signed in .*20\d\d.*last seen .*20\d\d/s,
  );
  const signedOut = async () => {
    const gone: boolean[] = [];
    for (const other of others) {
      await other.goto(`${theShop()}/profile`);
      gone.push(other.url().includes('/login'));
    }
    return gone.filter(Boolean).length;
  };
  await devices
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await expect(page.getByText(/^Chrome on (Linux|Android) is signed out$/)).toBeVisible();
  await expect(devices).toHaveCount(2);
  expect(await signedOut()).toBe(1);
  await main(page).getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('All other devices are signed out')).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect(await signedOut()).toBe(2);
  await page.goto(`${theShop()}/profile`);
  await expect(page).toHaveURL(`${theShop()}/profile`);
  for (const other of others) await other.context().close();
});

test('a new email takes effect when its link is pressed; a link without its secret says what to do', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const person = await signUpPerson(theShop());
  const email = `moved-${person.email}`;
  await logIn(page, theShop(), person, '/settings');
  await main(page).getByLabel('New email').fill(email);
  await main(page).getByRole('button', { name: 'Send confirmation link' }).click();
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: `We sent a link to ${email}` }),
  ).toBeVisible();
  const [link] = /http\S+changeEmail\S+/.exec((await mailTo(email, /new email/i)).text)!;
  await page.goto(link.replace(/^http:\/\/[^/]+/, theShop()));
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Use this address' }).click();
  await expect(main(page).getByRole('status')).toContainText(`${email} is confirmed`);
  await page.goto(`${theShop()}/profile`);
  await expect(main(page)).toContainText(email);
  const halfLinks = [
    ...['/resetPass', '/verifyEmail?token=half', '/changeEmail'],
    ...['/newsletter/confirm', '/newsletter/unsubscribe?token=half'],
  ];
  for (const path of halfLinks) {
    await page.goto(theShop() + path);
    await expect(page.getByRole('alert').filter({ hasText: 'This link is not complete' })).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expectAccessiblePage(page);
  }
  expect(browserErrors).toEqual([]);
});
