import { randomBytes, randomInt } from 'node:crypto';
import { MongoClient, type Db } from 'mongodb';
import { Person } from './people';

let client: MongoClient | undefined;

/** Direct access to the tested shop's database, for states that only time or an admin could cause. */
export function theDatabase(): Db {
  client ??= new MongoClient(process.env.MONGODB_URI!);
  return client.db(process.env.MONGODB_DB);
}

export async function closeTheDatabase(): Promise<void> {
  await client?.close();
  client = undefined;
}

/** Lets an account buy whatever it likes on invoice. */
export async function grantTerms(id: string, email: string, database = theDatabase()): Promise<void> {
  const terms = { status: 'active', netDays: 30, limit: 1_000_000_000_000, termsVersion: 1 };
  await database.collection<{ _id: string }>('creditAccounts').updateOne(
    { _id: id },
    {
      $set: terms,
      $inc: { version: 1 },
      $setOnInsert: { name: email, email, words: [email], claims: [], used: 0, usage: 0, firstDueOn: null },
    },
    { upsert: true },
  );
}

export type NewPerson = { email: string; password: string };

/** Signs a new person up through the shop; verified by default. */
export async function signUpPerson(shop: string, more: { verified?: boolean } = {}): Promise<NewPerson> {
  const name = randomBytes(5).toString('hex');
  const person = { email: `${name}@customers.example`, password: `pass-${name}` };
  const response = await new Person(shop, uniqueIpAddress()).post('/api/signup', {
    name: `Buyer ${name}`,
    ...person,
  });
  if (response.status >= 300) throw new Error(`signing up failed: ${response.status} ${response.text}`);
  const users = theDatabase().collection('users');
  if (more.verified !== false)
    await users.updateOne({ email: person.email }, { $set: { emailVerified: new Date() } });
  const account = await users.findOne({ email: person.email }, { projection: { _id: 1 } });
  if (account) await grantTerms(account._id.toHexString(), person.email);
  return person;
}

/** A new person, signed in and ready to buy. */
export async function signInNewPerson(shop: string, more: { verified?: boolean } = {}): Promise<Person> {
  return new Person(shop, uniqueIpAddress()).signIn(await signUpPerson(shop, more));
}

// Limits outlive a test file, so each begins elsewhere.
let lastAddress = randomInt(2 ** 24);

/** Gives each person of a test a different address, so that rate limits by address don't interfere. */
export function uniqueIpAddress(): string {
  lastAddress++;
  return `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}
