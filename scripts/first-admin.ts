import { products } from '../lib/catalog/collection/products';
import { siteUrl } from '../lib/platform/env';
import { shopSettings } from '../lib/settings/collection';
import { openSetup } from '../lib/setup/commands';
import { findSetupCode } from '../lib/setup/queries';
import { printedCode } from '../lib/setup/rules/first-shop';
import { users } from '../lib/users/collection';
import { hasAdmin } from '../lib/users/queries';

/** Opens a database that holds nothing yet to be set up at /setup. */
export async function openSetupWhenEmpty(): Promise<void> {
  const present = await Promise.all(
    [users(), products(), shopSettings()].map((each) => each.findOne({}, { projection: { _id: 1 } })),
  );
  if (present.every((document) => document === null)) await openSetup();
}

/** A hint on how to create the first admin; null when there is one. */
export async function firstAdminHint(): Promise<string | null> {
  const code = await findSetupCode();
  if (code) return `This shop is new. Set it up at ${siteUrl()}/setup with the code ${printedCode(code)}`;
  if (await hasAdmin()) return null;
  return `No account is an admin yet. Sign up at ${siteUrl()}/signup, then run: npm run make-admin -- you@example.com`;
}
