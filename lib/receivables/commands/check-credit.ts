import { eachCreditUse, findCreditUse } from '../../credit/queries';
import { owedByAccount } from '../../orders/queries/owed';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { log } from '../../platform/log';
import { dayAt } from '../../shared/dates';
import { findShop } from '../../settings/queries';
import { creditChecks, type CreditCheckDocument } from '../collection';

type Difference = CreditCheckDocument['differences'][number];

/** Counts what the orders of an account owe; null when that is what its terms say is used. Reads twice: orders change. */
async function differenceOf(id: string): Promise<Difference | null> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const use = await findCreditUse(id);
    // A claim that waits for its order is not in the orders yet.
    if (!use || use.isPending) return null;
    const owed = await owedByAccount(id);
    if (owed === use.used) return null;
    if (attempt === 2) return { id, name: use.name, used: use.used, owed };
  }
  return null;
}

/** Recounts every credit account from its orders and returns those that differ. */
export async function recountCredit(): Promise<Pick<CreditCheckDocument, 'accounts' | 'differences'>> {
  const differences: Difference[] = [];
  let accounts = 0;
  for await (const id of eachCreditUse()) {
    accounts += 1;
    const difference = await differenceOf(id);
    if (difference) differences.push(difference);
  }
  return { accounts, differences };
}

/** Recounts once a day, on one of the servers; differences are logged and shown with the credit accounts. */
export async function recountCreditIfDue(): Promise<void> {
  const { timeZone } = await findShop();
  const _id = dayAt(now(), timeZone);
  if (await creditChecks().findOne({ _id })) return;
  try {
    await creditChecks().insertOne({ _id, at: now(), accounts: 0, differences: [] });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return;
  }
  const found = await recountCredit();
  await creditChecks().updateOne({ _id }, { $set: found });
  if (found.differences.length) log.error({ differences: found.differences }, 'credit accounts differ');
}

/** The last recount, or null. */
export async function findLastCheck(): Promise<{
  day: string;
  accounts: number;
  differences: Difference[];
} | null> {
  const [last] = await creditChecks().find().sort({ _id: -1 }).limit(1).toArray();
  return last ? { day: last._id, accounts: last.accounts, differences: last.differences } : null;
}
