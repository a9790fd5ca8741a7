import type { ObjectId } from 'mongodb';
import { firstEvents } from '../../events/outbox';
import type { PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { ok, fail, type Result } from '../../shared/result';
import { accountOf, emptyProfile, users, wordsOf, type UserDocument } from '../collection';
import { customerEvent } from '../events';
import type { Account } from '../types';

/** The session version of a new account. */
export const firstSessionVersion = 1;

export type NewAccount = Pick<UserDocument, 'name' | 'email' | 'passwordHash'> & {
  _id: ObjectId;
  image?: string | null;
  /** True only when a trusted source (Google, the demo data) has checked the address. */
  verified?: boolean;
  mails?: PendingMail[];
};

/** Opens a customer's account together with its first mails; fails with `auth/email-already-in-use`. */
export async function openAccount(wanted: NewAccount): Promise<Result<Account>> {
  const { _id, name, email, passwordHash, image = null, verified = false, mails = [] } = wanted;
  const user: UserDocument = {
    _id,
    email,
    name,
    image,
    passwordHash,
    passwordProvenAt: verified && passwordHash ? now() : null,
    mails,
    role: 'customer',
    emailVerified: verified ? now() : null,
    disabledAt: null,
    sessionVersion: firstSessionVersion,
    profile: emptyProfile,
    words: wordsOf(name, email),
    createdAt: now(),
    ...firstEvents([customerEvent('customer.created', { id: _id.toHexString(), name, email })]),
  };
  try {
    await users().insertOne(user);
  } catch (error) {
    if (!isDuplicateKey(error, 'email')) throw error;
    const message = 'An account with this email already exists';
    return fail('conflict', 'auth/email-already-in-use', message, { fields: { email: message } });
  }
  return ok(accountOf(user));
}
