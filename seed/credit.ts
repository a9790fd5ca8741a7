import { grantTermsToOwing } from '../scripts/grant-terms';
import { creditAccounts, type CreditAccountDocument } from '../lib/credit/collection';
import { newCreditAccount } from '../lib/credit/commands/terms';
import { usageOf } from '../lib/credit/rules/claims';
import { isDuplicateKey } from '../lib/platform/database';
import { findAccountByEmail } from '../lib/users/queries';

const demoCustomer = 'customer@hexbolt.example';
const demoTerms = { status: 'active', netDays: 30, limit: 50_000_000 } as const;

/** Terms as an admin would have set them; terms that somebody has changed since stay. */
async function setLimit({ _id, used }: CreditAccountDocument, limit: number): Promise<void> {
  await creditAccounts().updateOne(
    { _id, termsVersion: 1, used },
    { $set: { limit, usage: usageOf(used, limit), termsVersion: 2 }, $inc: { version: 1 } },
  );
}

/**
 * Grants terms to the demo customer and to everybody in the demo's history who still owes something; one of them is near
 * the limit. Idempotent: terms that exist stay as they are.
 */
export async function seedCredit(): Promise<void> {
  const account = await findAccountByEmail(demoCustomer);
  if (account) {
    const { id, name, email } = account;
    try {
      await creditAccounts().insertOne(newCreditAccount({ id, name, email }, demoTerms));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  if (await creditAccounts().findOne({ termsVersion: 2 })) return;
  await grantTermsToOwing();
  const near = await creditAccounts().findOne(
    { email: { $ne: demoCustomer }, used: { $gt: 0 }, firstDueOn: null },
    { sort: { used: -1, _id: 1 } },
  );
  if (near) await setLimit(near, Math.ceil(near.used / 0.92 / 10_000) * 10_000);
}
