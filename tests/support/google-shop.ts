import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { closeTheDatabase } from './factories';
import { theSettings } from './open-shop';
import { startProvider, type GooglePerson, type Provider } from './openid';
import { startShop } from './shop';
import { main } from './visitor';

/** A shop with Google sign-in, on the tested shop's database, with a local provider in Google's place. */
export type GoogleShop = { url: string; provider: Provider; stop(): Promise<void> };

async function openGoogleShop(): Promise<GoogleShop> {
  const provider = await startProvider();
  const shop = await startShop({ ...theSettings(), ...provider.settings });
  const stop = async () => {
    await shop.stop();
    provider.stop();
  };
  return { url: shop.url, provider, stop };
}

/** Opens one such shop for all tests of a file. The returned object gets its properties before the first of them. */
export function shareGoogleShop(): GoogleShop {
  const shop = {} as GoogleShop;
  test.beforeAll(async () => void Object.assign(shop, await openGoogleShop()));
  test.afterAll(async () => {
    await shop.stop?.();
    await closeTheDatabase();
  });
  return shop;
}

/** A person known to Google but not to the shop. */
export function newGooglePerson(more: Partial<GooglePerson> = {}): GooglePerson {
  const name = randomBytes(5).toString('hex');
  const email = `google-${name}@customers.example`;
  return { sub: name, email, email_verified: true, name: 'Gwen Google', ...more };
}

export const googleButton = (page: Page) => main(page).getByRole('button', { name: 'Continue with Google' });

export const failure = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

/** The button of the profile menu, which only signed-in people have. */
export const accountButton = (page: Page, name: string | RegExp = 'Gwen Google') =>
  page.getByRole('button', { name: typeof name === 'string' ? `Account of ${name}` : name });

/** Opens the login page with the return address `from` and waits until it is usable. */
export async function openLogin(page: Page, shop: GoogleShop, from = '/cart'): Promise<void> {
  await page.goto(`${shop.url}/login?from=${from}`);
  await expect(googleButton(page)).toBeEnabled();
}

/** Makes this page's browser block all pop-ups. */
export const blockPopups = (page: Page) => page.addInitScript(() => (window.open = () => null));
