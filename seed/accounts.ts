import { ObjectId } from 'mongodb';
import { z } from 'zod';
import { hashPassword } from '../lib/auth/passwords';
import { openAccount } from '../lib/users/commands/open-account';
import { setRole } from '../lib/users/commands/roles';
import { isStaff, roles } from '../lib/users/rules/rights';
import { findAccountByEmail } from '../lib/users/queries';
import { readTable } from './files';

const accountRow = z.strictObject({
  name: z.string().min(1),
  email: z.email(),
  password: z.string().min(1),
  role: z.enum(roles),
});
type AccountRow = z.infer<typeof accountRow>;

async function seedAccount({ name, email, password, role }: AccountRow): Promise<string> {
  const known = await findAccountByEmail(email);
  if (known) return known.id;
  const passwordHash = await hashPassword(password);
  const opened = await openAccount({ _id: new ObjectId(), name, email, passwordHash, verified: true });
  // Another process may have created the same account a moment ago.
  if (!opened.ok) return (await findAccountByEmail(email))!.id;
  if (isStaff(role)) await setRole('command-line', email, role);
  return opened.value.id;
}

/** The demo accounts of accounts.csv, with their published passwords. */
export const readDemoAccounts = (): Promise<AccountRow[]> => readTable('accounts.csv', accountRow);

/**
 * Creates the accounts of accounts.csv; existing ones are left alone. Their passwords are published in the README, so
 * they belong only in a demo. Returns the id of each account by email.
 */
export async function seedAccounts(): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const row of await readDemoAccounts()) ids.set(row.email, await seedAccount(row));
  return ids;
}
