import { ObjectId } from 'mongodb';
import { eventWrites } from '../../events/outbox';
import type { PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { accountOf, users, wordsOf } from '../collection';
import { customerEvent } from '../events';
import type { Account } from '../types';

/** The account as it was read: a write with this filter has no effect once its address or sessions have changed. */
const unchanged = ({ id, email, sessionVersion }: Account) => ({
  _id: new ObjectId(id),
  email,
  sessionVersion,
});

/**
 * Sets a new password, which ends every session of the account. Returns the session version that sessions need from
 * now on, or null when the account has changed meanwhile. A password from a mailed link also verifies the email.
 */
export async function setPasswordHash(
  account: Account,
  passwordHash: string,
  { isFromMail, mail }: { isFromMail: boolean; mail: PendingMail },
): Promise<number | null> {
  const user = await users().findOneAndUpdate(
    unchanged(account),
    {
      $set: { passwordHash, ...(isFromMail && { emailVerified: now(), passwordProvenAt: now() }) },
      $inc: { sessionVersion: 1 },
      $push: { mails: mail },
    },
    { returnDocument: 'after', projection: { sessionVersion: 1 } },
  );
  return user && user.sessionVersion;
}

/**
 * Ends every session of an account when it is linked to Google. Deletes its password unless it was set with a mailed
 * link: the account may have been opened by someone who does not own the address.
 */
export async function secureLinkedAccount(
  userId: string,
  mailFor: (account: { name: string; email: string; droppedPassword: boolean }) => PendingMail,
): Promise<void> {
  const user = await users().findOne({ _id: new ObjectId(userId) });
  // Without a password nobody could sign in before: this Google sign-in has just opened the account.
  if (!user || user.passwordHash === null) return;
  const droppedPassword = !user.passwordProvenAt;
  const mail = mailFor({ name: user.name, email: user.email, droppedPassword });
  await users().updateOne(
    { _id: user._id },
    {
      ...(droppedPassword && { $set: { passwordHash: null } }),
      $inc: { sessionVersion: 1 },
      $push: { mails: mail },
    },
  );
}

/**
 * Verifies the address of an account for the person who reads its mail, who may not be the one who opened it: its
 * sessions end and its password, which nobody has proven to be the owner's, is deleted. Returns the account as it is
 * then; null when it has changed meanwhile.
 */
export async function proveOwner(account: Account): Promise<Account | null> {
  const user = await users().findOneAndUpdate(
    { ...unchanged(account), emailVerified: null },
    { $set: { emailVerified: now(), passwordHash: null }, $inc: { sessionVersion: 1 } },
    { returnDocument: 'after' },
  );
  return user && accountOf(user);
}

/** Records that the owner of the account reads the mail of its address; false when the account has changed meanwhile. */
export async function confirmEmail(account: Account): Promise<boolean> {
  const { matchedCount } = await users().updateOne(unchanged(account), { $set: { emailVerified: now() } });
  return matchedCount === 1;
}

/** Ends every session of the account; returns the new session version, or null when there is no such account. */
export async function invalidateSessions(userId: string): Promise<number | null> {
  const user = await users().findOneAndUpdate(
    { _id: new ObjectId(userId) },
    { $inc: { sessionVersion: 1 } },
    { returnDocument: 'after', projection: { sessionVersion: 1 } },
  );
  return user && user.sessionVersion;
}

/**
 * Gives the account a new, proven address and queues the mail that notifies the old one, in the same write. `taken`
 * when another account has the address by now, `gone` when the account has changed meanwhile.
 */
export async function changeEmail(
  account: Account,
  newEmail: string,
  mail: PendingMail,
): Promise<'changed' | 'taken' | 'gone'> {
  const event = customerEvent('customer.updated', { id: account.id, name: account.name, email: newEmail });
  const { push, inc } = eventWrites([event]);
  try {
    const { matchedCount } = await users().updateOne(unchanged(account), {
      $set: { email: newEmail, emailVerified: now(), words: wordsOf(account.name, newEmail) },
      $push: { mails: mail, ...push },
      $inc: inc,
    });
    return matchedCount === 1 ? 'changed' : 'gone';
  } catch (error) {
    if (isDuplicateKey(error, 'email')) return 'taken';
    throw error;
  }
}

/** Queues a mail to the owner of an account. */
export async function addMail(userId: string, mail: PendingMail): Promise<void> {
  await users().updateOne({ _id: new ObjectId(userId) }, { $push: { mails: mail } });
}
