import { randomBytes } from 'node:crypto';
import { expect, test } from '../support/browser-test';
import { totpCode, totpStep } from '../../lib/auth/two-factor-codes';
import { collectBrowserErrors, expectAccessible, expectNoOverflow } from '../support/axe';
import { closeTheDatabase, signUpPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { enter, openByKeyboard, tabTo, typeInto } from '../support/keyboard';
import { expectFieldError, logIn, expectAccessiblePage, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

test('logging in by keyboard: invalid values are shown at their fields, errors below the form', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const { email, password } = await signUpPerson(theShop());
  const [emailField, passwordField] = [
    main(page).getByLabel('Email'),
    main(page).getByRole('textbox', { name: 'Password' }),
  ];
  await openByKeyboard(page, `${theShop()}/login?from=/profile`);
  await tabTo(page, emailField);
  await page.keyboard.press('Enter');
  await expectFieldError(page, emailField, 'Email is Required');
  await expectFieldError(page, passwordField, 'Password is Required');
  await expect(emailField).toBeFocused();
  await expectAccessiblePage(page);

  await typeInto(page, emailField, email);
  await typeInto(page, passwordField, 'not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
  await expectAccessiblePage(page);

  await typeInto(page, passwordField, password);
  await tabTo(page, main(page).getByRole('button', { name: 'Show password' }));
  await page.keyboard.press('Space');
  await expect(passwordField).toHaveAttribute('type', 'text');
  await enter(page, main(page).getByRole('button', { name: 'Login' }));
  await expect(page).toHaveURL(`${theShop()}/profile`);
  expect(browserErrors).toEqual([]);
});

test('signing up, requesting a new password and choosing it, by keyboard', async ({ page }) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const email = `keys-${randomBytes(4).toString('hex')}@customers.example`;
  const password = () => main(page).getByRole('textbox', { name: /password/i });
  await openByKeyboard(page, `${theShop()}/signup`);
  await enter(page, main(page).getByRole('button', { name: 'Sign up' }));
  await expectFieldError(page, main(page).getByLabel('Name'), 'Name is Required');
  await expectFieldError(page, password(), 'Password is Required');
  await expectAccessiblePage(page);
  await typeInto(page, main(page).getByLabel('Name'), 'Kay Board');
  await typeInto(page, main(page).getByLabel('Email'), email);
  await typeInto(page, password(), 'password');
  await page.keyboard.press('Enter');
  await expectFieldError(page, password(), 'This is one of the most common passwords: choose another');
  await expectAccessiblePage(page);
  await typeInto(page, password(), 'forty two hex nuts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${theShop()}/welcome?to=%2F`);
  await expectAccessiblePage(page);
  await expect(page.getByRole('button', { name: 'Account of Kay Board' })).toBeVisible();

  await page.context().clearCookies();
  await openByKeyboard(page, `${theShop()}/forgetPass`);
  await enter(page, main(page).getByRole('button', { name: 'Send reset link' }));
  await expectFieldError(page, main(page).getByLabel('Email'), 'Email is Required');
  await typeInto(page, main(page).getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status')).toHaveText('Successfully email send');
  await expectAccessiblePage(page);

  const [link] = /http\S+resetPass\S+/.exec((await mailTo(email, /new password/i)).text)!;
  await openByKeyboard(page, link.replace(/^http:\/\/[^/]+/, theShop()));
  await typeInto(page, password(), '12345');
  await page.keyboard.press('Enter');
  await expectFieldError(page, password(), 'Must be 6 characters or longer');
  await expectAccessiblePage(page);
  await typeInto(page, password(), 'another forty nuts');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status')).toContainText('Your password has been changed');
  await expectAccessiblePage(page);
  await enter(page, main(page).getByRole('link', { name: /log ?in/i }));
  await expect(page).toHaveURL(`${theShop()}/login`);
  await typeInto(page, main(page).getByLabel('Email'), email);
  await typeInto(page, password(), 'another forty nuts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${theShop()}/`);
  expect(browserErrors).toEqual([]);
});

test('settings and the bio on the profile, by keyboard', async ({ page }) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  await logIn(page, theShop(), await signUpPerson(theShop()), '/settings');
  await openByKeyboard(page, `${theShop()}/settings`);
  await expectAccessiblePage(page);
  const field = (name: string) => main(page).getByLabel(name, { exact: true });
  await typeInto(page, field('Phone'), '+1 216 555 0100');
  await tabTo(page, field('Gender'));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, field('GitHub'), 'https://evil.example/me');
  await page.keyboard.press('Enter');
  await expect(field('GitHub')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessiblePage(page);
  await typeInto(page, field('GitHub'), 'https://github.com/octocat');
  await typeInto(page, field('Institute'), 'Ohio Tech');
  await enter(page, main(page).getByRole('button', { name: 'Save settings' }));
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  await page.reload();
  await expect(field('Phone')).toHaveValue('+1 216 555 0100');
  await expect(field('Gender')).toHaveValue('male');
  await expect(field('GitHub')).toHaveValue('https://github.com/octocat');

  await openByKeyboard(page, `${theShop()}/profile`);
  const opener = main(page).getByRole('button', { name: 'Write your bio' });
  await enter(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Update your bio' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await typeInto(page, dialog.getByLabel('About Me'), 'I build bridges.');
  await expectAccessible(page);
  await expectNoOverflow(page);
  for (let steps = 0; steps < 8; steps++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await enter(page, dialog.getByRole('button', { name: 'Update' }));
  await expect(dialog).toBeHidden();
  await expect(main(page)).toContainText('I build bridges.');
  await expect(main(page)).toContainText('github.com/octocat');
  expect(browserErrors).toEqual([]);
});

test('an admin is asked for a second factor, postpones it, sets it up by keyboard, and logs in with it', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const shop = theShop();
  const person = await signUpPerson(shop);
  await theDatabase()
    .collection('users')
    .updateOne({ email: person.email }, { $set: { role: 'admin' } });
  const submit = async (from = '/dashboard/makeAdmin') => {
    await openByKeyboard(page, `${shop}/login?from=${from}`);
    await typeInto(page, main(page).getByLabel('Email'), person.email);
    await typeInto(page, main(page).getByRole('textbox', { name: 'Password' }), person.password);
    await page.keyboard.press('Enter');
  };
  await submit('/');
  await expect(page).toHaveURL(`${shop}/twoFactor?to=%2Fdashboard%2FtoDo`);
  await expectAccessiblePage(page);
  // A person who doesn't answer still arrives at the requested page.
  await page.context().clearCookies();
  await submit();
  await expect(page).toHaveURL(`${shop}/dashboard/makeAdmin`);
  await page.context().clearCookies();
  await submit('/');
  await enter(page, main(page).getByRole('button', { name: 'Not now' }));
  await expect(page).toHaveURL(`${shop}/dashboard/toDo`);
  await page.context().clearCookies();
  await submit();
  await expect(page).toHaveURL(`${shop}/dashboard/makeAdmin`);

  await enter(page, main(page).getByRole('link', { name: 'turn on two-factor sign-in' }));
  await enter(page, main(page).getByRole('button', { name: 'Set it up now' }));
  const secret = (await main(page).locator('code').textContent())!.replaceAll(' ', '');
  const code = (steps: number) => totpCode(secret, totpStep(new Date()) + steps);
  const codeField = main(page).getByLabel('Enter the six digits that it shows');
  await expectAccessiblePage(page);
  await typeInto(page, codeField, '000000');
  await page.keyboard.press('Enter');
  await expectFieldError(page, codeField, 'This code is not right');
  await expectAccessiblePage(page);
  // Each time step's code works once, and the step may end during typing: the codes of this step and the next stay
  // valid.
  await typeInto(page, codeField, code(0));
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('They are not shown again');
  await expectAccessiblePage(page);
  await enter(page, main(page).getByRole('button', { name: 'I have kept them' }));
  await expect(page).toHaveURL(`${shop}/dashboard/toDo`);

  await page.context().clearCookies();
  await submit();
  const asked = main(page).getByLabel('Code');
  await expect(asked).toBeFocused();
  await expectAccessiblePage(page);
  await page.keyboard.type(code(1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop}/dashboard/makeAdmin`);
  await expect(main(page).getByRole('link', { name: 'turn on two-factor sign-in' })).toBeHidden();
  expect(browserErrors).toEqual([]);
});
