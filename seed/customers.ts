import { ObjectId } from 'mongodb';
import { z } from 'zod';
import { hashPassword } from '../lib/auth/passwords';
import { openAccount } from '../lib/users/commands/open-account';
import { makeAdmin } from '../lib/users/commands/roles';
import { findAccountByEmail } from '../lib/users/queries';
import { readTable } from './files';

const customerRow = z.strictObject({
  name: z.string().min(1),
  email: z.email(),
  password: z.string().min(1),
  role: z.enum(['customer', 'admin']),
});
type CustomerRow = z.infer<typeof customerRow>;

async function seedAccount({ name, email, password, role }: CustomerRow): Promise<string> {
  const known = await findAccountByEmail(email);
  if (known) return known.id;
  const passwordHash = await hashPassword(password);
  const opened = await openAccount({ _id: new ObjectId(), name, email, passwordHash, verified: true });
  // Another process may have opened the same account a moment ago.
  if (!opened.ok) return (await findAccountByEmail(email))!.id;
  if (role === 'admin') await makeAdmin('command-line', email);
  return opened.value.id;
}

/** The demo accounts of customers.csv, with their published passwords. */
export const readDemoAccounts = (): Promise<CustomerRow[]> => readTable('customers.csv', customerRow);

/**
 * Opens the accounts of customers.csv; an account that is there stays as it is. Their passwords are published in the
 * README, so they belong in a demo only. Returns the id of each account by email.
 */
export async function seedCustomers(): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const row of await readDemoAccounts()) ids.set(row.email, await seedAccount(row));
  return ids;
}
