import { ObjectId } from 'mongodb';
import { listMemberships } from '../../companies/queries/memberships';
import { hasSession } from '../../auth/sessions';
import { hasOrders } from '../../orders/queries/orders';
import { hasQuotes } from '../../quotes/queries/quotes';
import { listUnverifiedAccounts } from '../../users/queries';
import type { Account, AccountOwner } from '../../users/types';
import { erasureReports } from '../collection';
import { deleteAccount } from './delete-account';

const batch = 100;

/** Whether an account was used for business, or somebody is signed in to it: then it stays. */
async function isInUse(userId: string): Promise<boolean> {
  const uses = await Promise.all([hasSession(userId), hasOrders(userId), hasQuotes(userId)]);
  return uses.includes(true) || (await listMemberships(userId)).length > 0;
}

/** The owner of an account. The address may be another person's, so what belongs to it alone stays. */
const ownerOf = ({ id, name }: Account): AccountOwner => ({
  userId: id,
  email: '',
  name,
  emailVerified: false,
});

/**
 * Deletes accounts of customers from before a moment whose address was never confirmed and that nobody has used, as their
 * owners could. Examines a batch after those that were examined on the day before.
 */
export async function eraseUnverifiedAccounts(before: Date, day: string) {
  const report = await erasureReports().findOne({ _id: day }, { projection: { examined: 1 } });
  const accounts = await listUnverifiedAccounts(before, report?.examined, batch);
  let erased = 0;
  for (const account of accounts) {
    if (await isInUse(account.id)) continue;
    const result = await deleteAccount(ownerOf(account));
    if (result.ok) erased += 1;
  }
  const last = accounts.at(-1);
  if (last) await erasureReports().updateOne({ _id: day }, { $set: { examined: new ObjectId(last.id) } });
  return { erased, isDone: accounts.length < batch };
}
