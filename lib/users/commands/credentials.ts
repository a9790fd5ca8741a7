import { ObjectId } from 'mongodb';
import type { PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { users, wordsOf } from '../collection';
import type { Account } from '../types';

/**
 * Sets a new password, which ends every session of the account. Answers the session version that sessions need from
 * now on, or null when the account is gone. A password from a mailed link also proves the e-mail address.
 */
export async function setPasswordHash(
  userId: string,
  passwordHash: string,
  { provesEmail, mail }: { provesEmail?: string; mail?: PendingMail } = {},
): Promise<number | null> {
  const user = await users().findOneAndUpdate(
    { _id: new ObjectId(userId), ...(provesEmail && { email: provesEmail }) },
    {
      $set: { passwordHash, ...(provesEmail && { emailVerified: now() }) },
      $inc: { sessionVersion: 1 },
      ...(mail && { $push: { mails: mail } }),
    },
    { returnDocument: 'after', projection: { sessionVersion: 1 } },
  );
  return user && user.sessionVersion;
}

/** Notes that the person reads the mail of this address; false when the account has another address by now. */
export async function confirmEmail(userId: string, email: string): Promise<boolean> {
  const { matchedCount } = await users().updateOne(
    { _id: new ObjectId(userId), email },
    { $set: { emailVerified: now() } },
  );
  return matchedCount === 1;
}

/** Ends every session of the account: each one must sign in again. */
export async function outdateSessions(userId: string): Promise<number | null> {
  const user = await users().findOneAndUpdate(
    { _id: new ObjectId(userId) },
    { $inc: { sessionVersion: 1 } },
    { returnDocument: 'after', projection: { sessionVersion: 1 } },
  );
  return user && user.sessionVersion;
}

/**
 * Gives the account another, proven address and writes the mail that tells the old one, in the same write.
 * `taken` when somebody else has it by now, `gone` when the account no longer has the address it had.
 */
export async function changeEmail(
  { id, name, email }: Account,
  newEmail: string,
  mail: PendingMail,
): Promise<'changed' | 'taken' | 'gone'> {
  try {
    const { matchedCount } = await users().updateOne(
      { _id: new ObjectId(id), email },
      {
        $set: { email: newEmail, emailVerified: now(), words: wordsOf(name, newEmail) },
        $push: { mails: mail },
      },
    );
    return matchedCount === 1 ? 'changed' : 'gone';
  } catch (error) {
    if (isDuplicateKey(error, 'email')) return 'taken';
    throw error;
  }
}
