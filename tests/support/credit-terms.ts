import { ObjectId } from 'mongodb';
import { creditAccounts } from '@/lib/credit/collection';
import { newCreditAccount } from '@/lib/credit/commands/terms';

/** Terms that no test exhausts unless it means to. */
export const generousTerms = { status: 'active', netDays: 30, limit: 1_000_000_000_000 } as const;

/** The stored terms of an account that may buy whatever it likes on invoice. */
export const generousAccount = (id: string) =>
  newCreditAccount({ id, name: 'Ada Buyer', email: `${id}@buyers.example` }, generousTerms);

const poolSize = 400;
const pool: string[] = [];

/** The id of a customer who may buy on invoice. Tests create customers anywhere, so terms are stored in advance. */
export function nextIdWithTerms(): string {
  const id = pool.pop();
  if (!id) throw new Error('a test file has more customers than were given terms');
  return id;
}

const ids = Array.from({ length: poolSize }, () => new ObjectId().toHexString());
pool.push(...ids);

/** Grants terms to the customers of a test file. */
beforeAll(async () => {
  await creditAccounts().insertMany(ids.map(generousAccount));
});
