import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './axe';
import { theDatabase, uniqueIpAddress } from './factories';
import { Person } from './people';

type Mail = { to: string; subject: string; text: string };

/** The latest mail in the outbox to an address with a matching subject. */
export async function mailTo(to: string, subject: RegExp): Promise<Mail> {
  const find = () =>
    theDatabase()
      .collection<Mail>('outbox')
      .findOne({ to, subject }, { sort: { composedAt: -1 } });
  await expect.poll(find, { message: `a mail to ${to} about ${subject}` }).not.toBeNull();
  return (await find())!;
}

const phoneWidth = 390;

/** The page's main content, without header and footer. */
export const main = (page: Page) => page.getByRole('main');

/**
 * Checks that the current page has one heading, meets WCAG AA, and fits the width of the screen and that of a phone. The
 * colors of every page, and of every part in every state, are checked by pages.spec.ts: light on a desktop, dark on a phone.
 */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page, { colors: false });
  await expectNoOverflow(page);
  const size = page.viewportSize()!;
  if (size.width <= phoneWidth) return;
  await page.setViewportSize({ width: phoneWidth, height: size.height });
  await expectNoOverflow(page);
  await page.setViewportSize(size);
}

/** Fills in the visible login form and submits it. */
export async function fillLogin(page: Page, person: { email: string; password: string }): Promise<void> {
  await main(page).getByLabel('Email').fill(person.email);
  await main(page).getByRole('textbox', { name: 'Password' }).fill(person.password);
  await main(page).getByRole('button', { name: 'Login' }).click();
}

/** Signs in without the form, which identity-forms.spec.ts and visit.spec.ts fill in, and opens the page `path` of the shop. */
export async function logIn(
  page: Page,
  shop: string,
  person: { email: string; password: string },
  path = '/profile',
): Promise<void> {
  const signedIn = await new Person(shop, uniqueIpAddress()).signIn(person);
  await signedIn.signInTo(page.context());
  await page.goto(shop + path);
  await expect(page).toHaveURL(shop + path);
  // A button does nothing before hydration.
  await expect(page.getByText('Loading your account…')).not.toBeAttached();
}

/** Checks that an invalid field is marked as such, and that its message is visible, announced and linked to it. */
export async function expectFieldError(page: Page, field: Locator, message: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const described = await field.getAttribute('aria-describedby');
  const texts = await Promise.all(
    (described ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
  );
  expect(texts.join(' ')).toContain(message);
}
