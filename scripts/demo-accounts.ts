import { siteUrl } from '../lib/platform/env';
import { isPassword } from '../lib/auth/passwords';
import { findCredentials } from '../lib/users/queries';
import { readDemoAccounts } from '../seed/accounts';

/** Fails if the database holds a demo account that still has its published password. */
export async function rejectDemoAccounts(): Promise<void> {
  for (const { email, password } of await readDemoAccounts()) {
    const account = await findCredentials(email);
    if (account && (await isPassword(account.passwordHash, password))) {
      throw new Error(
        `The database holds the demo account ${email}, whose password is published, and ${siteUrl()} is not localhost. ` +
          'Change its password, use a new database (for the embedded one: another HEXBOLT_DATA_DIR), ' +
          'or set HEXBOLT_DEMO=1 if this shop is a public demo.',
      );
    }
  }
}
