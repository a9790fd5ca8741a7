import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { theSettings } from './open-shop';
import { startProvider, type GooglePerson, type Provider } from './openid';
import { startShop } from './shop';
import { main } from './visitor';

/** A shop that offers Google, on the database of the shop under test, with a local provider in Google's place. */
export type GoogleShop = { url: string; provider: Provider; stop(): Promise<void> };

export async function openGoogleShop(): Promise<GoogleShop> {
  const provider = await startProvider();
  const shop = await startShop({ ...theSettings(), ...provider.settings });
  const stop = async () => {
    await shop.stop();
    provider.stop();
  };
  return { url: shop.url, provider, stop };
}

/** Somebody whom Google knows and the shop doesn't. */
export function somebody(more: Partial<GooglePerson> = {}): GooglePerson {
  const name = randomBytes(5).toString('hex');
  const email = `google-${name}@customers.example`;
  return { sub: name, email, email_verified: true, name: 'Gwen Google', ...more };
}

export const googleButton = (page: Page) => main(page).getByRole('button', { name: 'Continue with Google' });

export const failure = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

/** The button of the profile menu: there for who is signed in. */
export const accountOf = (page: Page, name: string | RegExp = 'Gwen Google') =>
  page.getByRole('button', { name: typeof name === 'string' ? `Account of ${name}` : name });

/** Opens the login page that leads back to `from`, ready to be used. */
export async function openLogin(page: Page, shop: GoogleShop, from = '/cart'): Promise<void> {
  await page.goto(`${shop.url}/login?from=${from}`);
  await expect(googleButton(page)).toBeEnabled();
}

/** Lets this page's browser refuse every pop-up. */
export const blockPopups = (page: Page) => page.addInitScript(() => (window.open = () => null));
