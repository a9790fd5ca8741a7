import { ObjectId } from 'mongodb';
import { hashPassword } from '../lib/auth/passwords';
import { makeAdmin } from '../lib/users/commands/roles';
import { openAccount } from '../lib/users/commands/open-account';
import { findAccountByEmail } from '../lib/users/queries';

// Their passwords stand in the README: people of a demonstration, never of a real shop.
const demoCustomer = { name: 'Casey Miller', email: 'customer@hexbolt.example', password: 'demo-customer' };
const demoAdmin = { name: 'Morgan Hale', email: 'admin@hexbolt.example', password: 'demo-admin' };

async function seedPerson({ name, email, password }: typeof demoCustomer): Promise<string> {
  const known = await findAccountByEmail(email);
  if (known) return known.id;
  const passwordHash = await hashPassword(password);
  const opened = await openAccount({ _id: new ObjectId(), name, email, passwordHash, verified: true });
  if (opened.ok) return opened.value.id;
  // Another process seeded the same person a moment ago.
  return (await findAccountByEmail(email))!.id;
}

/** A customer and an admin to sign in as; who is there already stays as they are. Answers their ids. */
export async function seedPeople(): Promise<{ customerId: string; adminId: string }> {
  const customerId = await seedPerson(demoCustomer);
  const isNew = (await findAccountByEmail(demoAdmin.email)) === null;
  const adminId = await seedPerson(demoAdmin);
  if (isNew) await makeAdmin('command-line', demoAdmin.email);
  return { customerId, adminId };
}
