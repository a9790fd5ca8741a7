import { ObjectId } from 'mongodb';
import { accountOf, users } from './collection';
import type { Account } from './types';

/** The account with this id, disabled ones included; null when there is none. */
export async function findAccount(userId: string): Promise<Account | null> {
  if (!ObjectId.isValid(userId)) return null;
  const user = await users().findOne({ _id: new ObjectId(userId) });
  return user && accountOf(user);
}

/** The account with this e-mail in any letter case; null when there is none. */
export async function findAccountByEmail(email: string): Promise<Account | null> {
  const user = await users().findOne({ email: email.trim().toLowerCase() });
  return user && accountOf(user);
}
