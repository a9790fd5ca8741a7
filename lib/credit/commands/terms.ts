import { recordChange } from '../../audit/commands';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { creditAccounts, creditAccountView, type CreditAccountDocument } from '../collection';
import { findBuyer } from '../queries';
import { usageOf } from '../rules/claims';
import type { CreditAccount, TermsInput } from '../schema';

const overtaken = () =>
  fail(
    'conflict',
    'terms-changed',
    'These terms have been changed in the meantime. Please look at them again.',
  );

const summaryOf = ({ status, netDays, limit }: Pick<TermsInput, 'status' | 'netDays' | 'limit'>) => ({
  status,
  netDays,
  limit,
});

/** A credit account of which nothing is used yet. */
export const newCreditAccount = (
  { id, name, email }: { id: string; name: string; email: string },
  { status, netDays, limit }: Pick<TermsInput, 'status' | 'netDays' | 'limit'>,
): CreditAccountDocument => ({
  _id: id,
  name,
  email,
  words: [...new Set(`${name} ${email}`.toLowerCase().split(/\s+/).filter(Boolean))],
  status,
  netDays,
  limit,
  claims: [],
  used: 0,
  usage: usageOf(0, limit),
  firstDueOn: null,
  version: 1,
  termsVersion: 1,
});

async function writeTerms(
  account: CreditAccountDocument,
  { status, netDays, limit }: TermsInput,
): Promise<CreditAccountDocument | null> {
  let present = account;
  for (;;) {
    const { _id, version, termsVersion, used } = present;
    const set = { status, netDays, limit, usage: usageOf(used, limit), termsVersion: termsVersion + 1 };
    const { matchedCount } = await creditAccounts().updateOne(
      { _id, version },
      { $set: set, $inc: { version: 1 } },
    );
    if (matchedCount) return { ...present, ...set };
    // Orders change the account all the time; only other terms stop this write.
    const found = await creditAccounts().findOne({ _id });
    if (!found || found.termsVersion !== termsVersion) return null;
    present = found;
  }
}

/**
 * Grants, changes or withdraws the terms on which an account buys on invoice. Orders that are open stay as they are and
 * count, also beyond a limit that is lowered. Fails with `terms-changed` when somebody else has changed them since.
 */
export async function setTerms(actor: Staff, id: string, input: TermsInput): Promise<Result<CreditAccount>> {
  const account = await findBuyer(id);
  if (!account) return fail('not-found', 'unknown-customer', 'There is no such customer.');
  const before = await creditAccounts().findOne({ _id: id });
  if ((before?.termsVersion ?? null) !== input.version) return overtaken();
  let after: CreditAccountDocument | null;
  if (before) after = await writeTerms(before, input);
  else {
    after = newCreditAccount({ id, name: account.name, email: account.email }, input);
    try {
      await creditAccounts().insertOne(after);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return overtaken();
    }
  }
  if (!after) return overtaken();
  const isGrant = input.status === 'active' && before?.status !== 'active';
  await recordChange({
    actor,
    action: input.status === 'withdrawn' ? 'terms-withdrawn' : isGrant ? 'terms-granted' : 'terms-changed',
    subject: { kind: 'credit', id, name: account.email || account.name },
    before: before ? summaryOf(before) : undefined,
    after: { ...summaryOf(input), why: input.why },
  });
  return ok(creditAccountView(after));
}

/** Deletes the terms of an account that is closed. Safe to repeat. */
export async function deleteCreditAccount(id: string): Promise<void> {
  await creditAccounts().deleteOne({ _id: id });
}
