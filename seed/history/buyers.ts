import { ObjectId } from 'mongodb';
import { z } from 'zod';
import { addressInput, type AddressInput } from '../../lib/orders/schema/inputs';
import { users } from '../../lib/users/collection';
import { openAccount } from '../../lib/users/commands/open-account';
import { findAccountByEmail } from '../../lib/users/queries';
import { readTable } from '../files';

const buyerRow = z.object({
  name: z.string().min(1),
  email: z.email(),
  company: z.string(),
  line1: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string(),
  weight: z.coerce.number().positive(),
});
type BuyerRow = z.infer<typeof buyerRow>;

/** A customer in the demo's history; `weight` is how often they order compared to others. */
export type Buyer = { id: string; name: string; email: string; weight: number; address: AddressInput };

/** Creates an account without a password: nobody can sign in to it. */
async function openBuyer({ email, name }: BuyerRow, since: Date): Promise<string> {
  const known = await findAccountByEmail(email);
  if (known) return known.id;
  const _id = new ObjectId();
  const opened = await openAccount({ _id, name, email, passwordHash: null, verified: true });
  // Another process may have created the same account a moment ago.
  if (!opened.ok) return (await findAccountByEmail(email))!.id;
  await users().updateOne({ _id }, { $set: { createdAt: since, emailVerified: since } });
  return opened.value.id;
}

/** The customers of customers.csv, with accounts created from `since` on. */
export async function openBuyers(since: Date): Promise<Buyer[]> {
  const rows = await readTable('customers.csv', buyerRow);
  return Promise.all(
    rows.map(async (row) => {
      const { name, email, weight, company, line1, city, region, postcode, country, phone } = row;
      const parts = { name, company, line1, line2: '', city, region, postcode, country, phone };
      return { id: await openBuyer(row, since), name, email, weight, address: addressInput.parse(parts) };
    }),
  );
}
